import styled from '@emotion/styled';
import { useHost, useReadable, useSignedIn } from '@posy/remote-kit';
import { performEdit } from '@posy/remote-kit/edits';
import { color } from '@posy/shared-ui';
import { SwitchField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { useEditPlace } from '#plan/edits/edit-place';
import { todayListeners } from '../today/today-listeners';
import { calmEdit } from '../today/today-queries';

/** A line with its switch beside the words: a setting closes the page, and is no card of what it shows. */
const Setting = styled.div`
  max-inline-size: 560px;
  padding-block-start: 20px;
  border-block-start: 1px solid ${color.line};
`;

/** Turns the nudges of home off and on for this person, on all their devices. Hidden until the setting is loaded. */
export const CalmSwitch = ({ weddingId }: { weddingId: string }) => {
  const intl = useIntl();
  const host = useHost();
  const place = useEditPlace('checklist', 'today-task');
  const today = useReadable(todayListeners(host));
  const uid = useSignedIn()?.uid ?? null;
  if (today.status !== 'ready' || uid === null) return null;
  const change = (calm: boolean): void =>
    void performEdit(place, {
      edit: calmEdit({ weddingId, uid }, calm),
      about: 'calm home',
      notice: { text: intl.formatMessage({ id: calm ? 'planning.home.calm.on' : 'planning.home.calm.off' }) },
      refused: intl.formatMessage({ id: 'planning.today.refused' }),
    });
  return (
    <Setting>
      <SwitchField
        label={intl.formatMessage({ id: 'planning.home.calm' })}
        help={intl.formatMessage({ id: 'planning.home.calm.help' })}
        isOn={today.mine.calm}
        onChange={change}
      />
    </Setting>
  );
};

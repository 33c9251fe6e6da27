import { useHost } from '@posy/remote-kit';
import { saveFile } from '@posy/remote-kit/files';
import type { Visit } from '@posy/shared-contracts/entities';
import { Button } from '@posy/shared-ui';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { visitFile } from '../rules/visit-file';

interface Props {
  /** The same entry has the same id: a calendar moves it instead of doubling it. */
  id: string;
  title: string;
  /** The file's. */
  name: string;
  when: Pick<Visit, 'day' | 'time' | 'place'>;
}

/** A day or an hour as a file for any calendar. */
export const CalendarButton = ({ id, title, name, when }: Props) => {
  const { clock } = useHost();
  const save = (): void => {
    const file = visitFile({ id, title, visit: when, now: clock.now() });
    saveFile(name, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
  };
  return (
    <Button kind="plain" size="s" icon={<CalendarBlankIcon size="s" />} onPress={save}>
      <FormattedMessage id="inbox.visit.calendar" />
    </Button>
  );
};

import { useHost, useReadable, useSignedIn } from '@posy/remote-kit';
import { Card } from '@posy/shared-ui';
import { SwitchField } from '@posy/shared-ui/forms';
import { useIntl } from 'react-intl';
import { todayListeners } from '../today/today-listeners';
import { setCalm } from '../today/today-queries';

/** Turns the nudges of home off and on for this person, on all their devices. Hidden until it is known how it stands. */
export const CalmSwitch = ({ weddingId }: { weddingId: string }) => {
  const intl = useIntl();
  const host = useHost();
  const today = useReadable(todayListeners(host));
  const uid = useSignedIn()?.uid ?? null;
  if (today.status !== 'ready' || uid === null) return null;
  const save = (calm: boolean): void => {
    setCalm(host.firestore, { weddingId, uid }, calm).catch((error: unknown) => {
      host.telemetry.error('today-task', error);
      host.notices.show({ tone: 'error', text: intl.formatMessage({ id: 'planning.today.refused' }) });
    });
  };
  const change = (calm: boolean): void => {
    save(calm);
    host.notices.show({
      tone: 'success',
      about: 'calm home',
      text: intl.formatMessage({ id: calm ? 'planning.home.calm.on' : 'planning.home.calm.off' }),
      action: { label: intl.formatMessage({ id: 'planning.undo' }), run: () => save(!calm) },
    });
  };
  return (
    <Card isSunken>
      <SwitchField
        label={intl.formatMessage({ id: 'planning.home.calm' })}
        help={intl.formatMessage({ id: 'planning.home.calm.help' })}
        isOn={today.mine.calm}
        onChange={change}
      />
    </Card>
  );
};

import { useHost, useLocaleInfo, useWedding } from '@posy/remote-kit';
import { Button } from '@posy/shared-ui';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import type { VisitToSave } from '../adapters/save-visit';

/** Saves a day or an hour as a file for any calendar. */
export const CalendarButton = (visit: VisitToSave) => {
  const { clock, telemetry } = useHost();
  const { market } = useLocaleInfo();
  const wedding = useWedding();
  const save = async (): Promise<void> => {
    // The zones of all places load when somebody asks for a file.
    const { saveVisit } = await import('../adapters/save-visit');
    await saveVisit(visit, { wedding, market, now: clock.now() });
  };
  return (
    <Button
      kind="plain"
      size="s"
      icon={<CalendarBlankIcon size="s" />}
      onPress={() => void save().catch((error: unknown) => telemetry.error('calendar', error))}
    >
      <FormattedMessage id="inbox.visit.calendar" />
    </Button>
  );
};

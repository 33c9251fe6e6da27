import { useHost, useLocaleInfo, useWedding, zoneOfMarket } from '@posy/remote-kit';
import { saveFile } from '@posy/remote-kit/files';
import type { Conversation, Visit } from '@posy/shared-contracts/entities';
import { calendarUid, weddingZone } from '@posy/shared-contracts/rules';
import { Button } from '@posy/shared-ui';
import { CalendarBlankIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';
import { visitFile } from '../rules/visit-file';

interface Props {
  conversation: Pick<Conversation, 'weddingId' | 'supplierId'>;
  /** The kind of its calendar entry: a supplier has one entry of each kind, which moves. */
  kind: 'visit' | 'hold';
  /** Time of the message, ISO 8601. */
  changedAt: string;
  title: string;
  /** Name of the file. */
  name: string;
  when: Pick<Visit, 'day' | 'time' | 'place'>;
}

/** Saves a day or an hour as a file for any calendar. */
export const CalendarButton = ({ conversation, kind, changedAt, title, name, when }: Props) => {
  const { clock, telemetry } = useHost();
  const { market } = useLocaleInfo();
  const wedding = useWedding();
  const save = async (): Promise<void> => {
    const uid = await calendarUid(conversation.weddingId, kind, conversation.supplierId);
    const zone = wedding === null ? zoneOfMarket(market) : weddingZone(wedding);
    const file = visitFile({ uid, title, visit: when, zone, changedAt, now: clock.now() });
    saveFile(name, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
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

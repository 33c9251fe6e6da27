import { zoneOfMarket } from '@posy/remote-kit';
import { saveFile } from '@posy/remote-kit/files';
import type { Market } from '@posy/shared-contracts';
import type { Conversation, Visit, Wedding } from '@posy/shared-contracts/entities';
import { calendarUid, weddingZone } from '@posy/shared-contracts/rules';
import { visitFile } from '../rules/visit-file';

/** A day or an hour of a conversation, as its file names it. */
export interface VisitToSave {
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

interface Context {
  /** Null for a supplier, who does not read the wedding. */
  wedding: Pick<Wedding, 'l10n' | 'location'> | null;
  market: Market;
  /** Milliseconds since the epoch. */
  now: number;
}

/** Saves a calendar file, its hours in the zone of the wedding's place, else in that of the market. */
export const saveVisit = async (
  { conversation, kind, changedAt, title, name, when }: VisitToSave,
  { wedding, market, now }: Context,
): Promise<void> => {
  const uid = await calendarUid(conversation.weddingId, kind, conversation.supplierId);
  const zone = wedding === null ? zoneOfMarket(market) : weddingZone(wedding);
  const file = visitFile({ uid, title, visit: when, zone, changedAt, now });
  saveFile(name, new Blob([file], { type: 'text/calendar;charset=utf-8' }));
};

import type { Conversation } from '@posy/shared-contracts/entities';
import { DateTime } from 'luxon';
import { conversationLimit } from '#talk/conversation-queries';
import type { ReaderSettings } from '#talk/rules/when';

const weeksShown = 12;

/** A week by its Monday, yyyy-MM-dd, with its number of enquiries. */
export interface Week {
  monday: string;
  count: number;
}

const mondayOf = (moment: DateTime): string => moment.startOf('week').toISODate() ?? '';

/**
 * Counts the enquiries of twelve weeks, this one last. Null when there were more than a page loads, for the count would
 * be too low. `held` has the loaded conversations, the newest message first.
 */
export const enquiriesByWeek = (
  conversations: readonly Conversation[],
  held: readonly Conversation[],
  { now, zone }: Pick<ReaderSettings, 'now' | 'zone'>,
): Week[] | null => {
  const here = DateTime.fromMillis(now, { zone });
  const mondays = Array.from({ length: weeksShown }, (_none, at) =>
    mondayOf(here.minus({ weeks: weeksShown - 1 - at })),
  );
  const weekOf = (instant: string): string => mondayOf(DateTime.fromISO(instant, { zone }));
  const oldest = held.at(-1);
  const isWhole =
    held.length < conversationLimit ||
    (oldest !== undefined && weekOf(oldest.lastMessage.createdAt) < (mondays[0] ?? ''));
  if (!isWhole) return null;
  const asked = conversations.map(({ createdAt }) => weekOf(createdAt));
  return mondays.map((monday) => ({ monday, count: asked.filter((one) => one === monday).length }));
};

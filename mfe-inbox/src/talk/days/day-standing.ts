import type { Conversation } from '@posy/shared-contracts/entities';
import type { Day } from './taken-days';

/** Returns true when a message named the couple a hold on their day. */
export const isHeldFor = ({ answers }: Conversation, day: string): boolean =>
  answers?.date?.answer === 'held' && answers.date.day === day;

/** The state of a couple's day in the supplier's calendar. */
export type DayStanding = 'free' | 'taken' | 'held' | 'held-for-them';

export const hueOfStanding = {
  free: 'fern',
  taken: 'peony',
  held: 'apricot',
  'held-for-them': 'apricot',
} as const satisfies Record<DayStanding, string>;

/** Returns the state of the couple's wedding day; null without a day, or while the supplier's days are loading. */
export const dayStanding = (
  conversation: Conversation,
  days: readonly Day[] | null,
  today: string,
): DayStanding | null => {
  const { weddingDate } = conversation;
  if (weddingDate === null || days === null || weddingDate < today) return null;
  const entry = days.find(({ day }) => day === weddingDate);
  if (entry === undefined || (entry.state === 'held' && entry.until !== null && entry.until < today)) return 'free';
  if (entry.state === 'busy') return 'taken';
  return isHeldFor(conversation, weddingDate) ? 'held-for-them' : 'held';
};

const saidAs = { free: 'free', 'not-free': 'taken', held: 'held-for-them' } as const;

/** Returns true when the couple already knows their day's state: it need not be repeated. */
export const isKnownToThem = ({ weddingDate, answers }: Conversation, standing: DayStanding): boolean =>
  answers?.date !== undefined && answers.date.day === weddingDate && saidAs[answers.date.answer] === standing;

import type { Conversation } from '@posy/shared-contracts/entities';
import type { Day } from './taken-days';

/** Whether the couple were told that a day is kept for them. */
export const isHeldFor = ({ answers }: Conversation, day: string): boolean =>
  answers?.date?.answer === 'held' && answers.date.day === day;

/** What a couple's day is to the supplier. */
export type DayStanding = 'free' | 'taken' | 'held' | 'held-for-them';

export const hueOfStanding = {
  free: 'fern',
  taken: 'peony',
  held: 'apricot',
  'held-for-them': 'apricot',
} as const satisfies Record<DayStanding, string>;

/** Of the day a couple marry on; null where they have none, or the supplier's days are not known yet. */
export const dayStanding = (
  conversation: Conversation,
  days: readonly Day[] | null,
  today: string,
): DayStanding | null => {
  const { weddingDate } = conversation;
  if (weddingDate === null || days === null || weddingDate < today) return null;
  const said = days.find(({ day }) => day === weddingDate);
  if (said === undefined || (said.state === 'held' && said.until !== null && said.until < today)) return 'free';
  if (said.state === 'busy') return 'taken';
  return isHeldFor(conversation, weddingDate) ? 'held-for-them' : 'held';
};

const saidAs = { free: 'free', 'not-free': 'taken', held: 'held-for-them' } as const;

/** Whether the couple were told already what their day is: it need not be said twice. */
export const isKnownToThem = ({ weddingDate, answers }: Conversation, standing: DayStanding): boolean =>
  answers?.date !== undefined && answers.date.day === weddingDate && saidAs[answers.date.answer] === standing;

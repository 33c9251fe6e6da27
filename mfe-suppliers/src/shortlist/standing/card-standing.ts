import { askingStateOf, pricesOf, type StatedPrice, type Wedding } from '@posy/shared-contracts/entities';
import { type ShortlistEntry, stateOf } from '../rules/entry';

/** A couple's state with a supplier, beside the heart. */
export type CardStanding =
  | { kind: 'booked' | 'asked' | 'replied' | 'both' }
  | { kind: 'quoted'; price: StatedPrice }
  /** The partner who likes it; null without a name. */
  | { kind: 'liked'; name: string | null };

/** Helpers read the couple's votes but have none. */
const isOfCouple = ({ roles }: Pick<Wedding, 'roles'>, uid: string): boolean =>
  roles[uid] !== undefined && roles[uid] !== 'helper';

/** Returns the state that a card shows, the most advanced first; null when the heart shows it. */
export const cardStanding = (
  entry: ShortlistEntry,
  wedding: Pick<Wedding, 'roles' | 'users'>,
  uid: string,
  hasReplied = false,
): CardStanding | null => {
  const state = stateOf(entry);
  if (state === 'booked') return { kind: 'booked' };
  if (state === 'ignored') return null;
  const { quoted } = pricesOf(entry);
  if (quoted !== null) return { kind: 'quoted', price: quoted };
  const asking = askingStateOf(entry, hasReplied);
  if (asking === 'asked' || asking === 'replied') return { kind: asking };
  const likes = Object.entries(entry.votes ?? {})
    .filter(([by, vote]) => vote === 'yes' && isOfCouple(wedding, by))
    .map(([by]) => by);
  const partner = likes.find((by) => by !== uid);
  if (partner === undefined) return null;
  if (likes.includes(uid)) return { kind: 'both' };
  return { kind: 'liked', name: wedding.users?.find(({ id }) => id === partner)?.name.trim() || null };
};

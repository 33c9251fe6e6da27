import type { GuestTotals } from '@posy/shared-contracts/rules';

/** The next step with the guests: writing down those in mind, asking them, waiting for some, seating who comes. */
export type GuestStep =
  | { kind: 'list'; count: number }
  | { kind: 'ask' }
  | { kind: 'wait'; count: number }
  | { kind: 'seat'; count: number };

/** Returns the next step by the answers so far; null when everybody has declined. `estimate` is the couple's guess. */
export const guestStep = (
  { count, attending, declined }: Pick<GuestTotals, 'count' | 'attending' | 'declined'>,
  estimate: number,
): GuestStep | null => {
  const replied = attending + declined;
  const unlisted = estimate - count;
  if (replied === 0) return unlisted > 0 ? { kind: 'list', count: unlisted } : { kind: 'ask' };
  if (replied < count) return { kind: 'wait', count: count - replied };
  return attending === 0 ? null : { kind: 'seat', count: attending };
};

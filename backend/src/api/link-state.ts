/** A link that opens something once, until a day. */
interface OneTimeLink {
  usedBy: string | null;
  revoked: boolean;
  /** ISO 8601. */
  expiresAt: string;
}

export type LinkState = 'open' | 'used' | 'expired' | 'revoked';

/** State of a link by its own fields at a time in milliseconds since 1970; a used one stays used. */
export const stateOf = ({ usedBy, revoked, expiresAt }: OneTimeLink, now: number): LinkState => {
  if (usedBy !== null) return 'used';
  if (revoked) return 'revoked';
  return Date.parse(expiresAt) <= now ? 'expired' : 'open';
};

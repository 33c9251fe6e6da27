import { parsePath } from '@posy/shared-contracts';
import type { Session } from '@posy/shared-contracts/mount-props';

/**
 * Returns true when home at this path is the shell's own: people without a wedding have their work there, and no
 * remote. While the session is loading it is planning's, as for nearly everybody.
 */
export const isOwnHome = (session: Session, pathname: string): boolean => {
  const { market, segments } = parsePath(pathname);
  return (
    session.status === 'signed-in' &&
    session.user.kind !== 'couple' &&
    market !== null &&
    segments.length === 1 &&
    segments[0] === 'home'
  );
};

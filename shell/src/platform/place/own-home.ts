import { parsePath } from '@posy/shared-contracts';
import type { Session } from '@posy/shared-contracts/mount-props';

/**
 * Whether home at this path is the shell's own: those who plan no wedding have their work there, and no remote. While it is
 * not known who is here, it is planning's, as for nearly everybody.
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

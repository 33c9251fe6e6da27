import { useHost, useReadable, useSession } from '@posy/remote-kit';
import { isWithin, type MarketPrefix, parsePath, paths, safeNext } from '@posy/shared-contracts';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { shellScreens } from '@posy/shared-contracts/paths';
import { useEffect, useRef } from 'react';
import { landingEntry } from '#host/navigation/navigation-entries';
import { type ShellServices, useShell } from '#host/shell-context';
import { needsOnboarding } from '../onboarding/flow/onboarding-steps';

/** The invitation in the query of sign-up. Source: S2-nav-02. */
const invitationOf = (market: MarketPrefix, query: URLSearchParams): string | null => {
  const [id, nonce] = [query.get('id'), query.get('nonce')];
  return id === null || nonce === null ? null : paths.acceptInvitation(market, { id, nonce });
};

/**
 * Returns true while a couple's wedding is loading. A person without a wedding, or one who lost access, has none to
 * wait for.
 */
const isWaiting = ({ user, wedding, lostAccess }: SignedIn): boolean =>
  user.kind === 'couple' && wedding === null && user.weddingId !== null && lostAccess === undefined;

/** Returns true when a screen of the shell or of a remote exists at the path. */
const isScreen = (shell: ShellServices, pathname: string): boolean => {
  const [first] = parsePath(pathname).segments;
  return first === undefined || shellScreens.some((name) => name === first) || shell.isRemotePath(pathname);
};

/** Opens the `next` address, or the person's start page. Couples without a date are asked for it first. */
export const useAfterSignIn = (isActive: boolean): void => {
  const host = useHost();
  const shell = useShell();
  const session = useSession();
  const { pathname, search } = useReadable(host.location);
  const leftFrom = useRef<string | null>(null);
  useEffect(() => {
    if (!isActive || !isWithin(pathname, 'signup') || session.status !== 'signed-in' || leftFrom.current === search)
      return;
    const query = new URLSearchParams(search);
    const { prefix } = shell.market;
    const isNewCouple = needsOnboarding(session);
    if (isWaiting(session)) return;
    leftFrom.current = search;
    const entry = landingEntry(shell.releaseSet, session);
    const landing = entry === null ? paths.index(prefix) : `${paths.index(prefix)}/${entry.path}`;
    const own = isNewCouple ? paths.onboarding(prefix) : landing;
    const start = invitationOf(prefix, query) ?? (session.lostAccess === undefined ? own : paths.collaboration(prefix));
    const to = safeNext(query.get('next'), start, (candidate) => isScreen(shell, candidate));
    host.navigate(to, { replace: true });
  }, [host, isActive, pathname, search, session, shell]);
};

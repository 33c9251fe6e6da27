import { paths, safeNext, type MarketPrefix } from '@posy/shared-contracts';
import { useHost, useReadable, useSession } from '@posy/remote-kit';
import { useEffect, useRef } from 'react';
import { landingEntry } from '../../frame/navigation-entries';
import { useShell } from '../../frame/shell-context';
import { needsOnboarding } from '../onboarding/onboarding-steps';

/** The invitation whose query sign-up was given. Source: S2-nav-02. */
const invitationOf = (market: MarketPrefix, query: URLSearchParams): string | null => {
  const [id, nonce] = [query.get('id'), query.get('nonce')];
  return id === null || nonce === null ? null : paths.acceptInvitation(market, { id, nonce });
};

/** Goes where `next` leads, or where people like this one start. Couples without a date are asked for it first. */
export const useAfterSignIn = (isActive: boolean): void => {
  const host = useHost();
  const shell = useShell();
  const session = useSession();
  const { search } = useReadable(host.location);
  const hasLeft = useRef(false);
  useEffect(() => {
    if (!isActive || session.status !== 'signed-in' || hasLeft.current) return;
    const query = new URLSearchParams(search);
    const { prefix } = shell.market;
    const isNewCouple = needsOnboarding(session);
    // Who is in no wedding has none to wait for.
    if (session.user.kind === 'couple' && session.wedding === null && session.user.weddingId !== null) return;
    hasLeft.current = true;
    const entry = landingEntry(shell.releaseSet, session);
    const landing = entry === null ? paths.index(prefix) : `${paths.index(prefix)}/${entry.path}`;
    const start = invitationOf(prefix, query) ?? (isNewCouple ? paths.onboarding(prefix) : landing);
    host.navigate(safeNext(query.get('next'), start), { replace: true });
  }, [host, isActive, search, session, shell]);
};

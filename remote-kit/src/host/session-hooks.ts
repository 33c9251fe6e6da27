import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, LocaleInfo, Session, SignedIn } from '@posy/shared-contracts/mount-props';
import { useHost } from './host-context';
import { useReadable } from './use-readable';

/**
 * Returns the session.
 *
 * @example
 * if (useSession().status === 'loading') return <Spinner />;
 */
export const useSession = (): Session => useReadable(useHost().session);

/**
 * The signed-in person, or null while loading and when signed out.
 *
 * @example
 * const name = useSignedIn()?.user.name ?? null; // null for a visitor
 */
export const useSignedIn = (): SignedIn | null => {
  const session = useSession();
  return session.status === 'signed-in' ? session : null;
};

/** The signed-in person's wedding, or null. */
export const useWedding = (): Identified<Wedding> | null => useSignedIn()?.wedding ?? null;

/**
 * Market, locale and time zone.
 *
 * @example
 * const { market, locale } = useLocaleInfo();
 * const href = paths.index(market.prefix); // '/uk'
 */
export const useLocaleInfo = (): LocaleInfo => useReadable(useHost().locale);

/** Returns true while the browser has a connection. */
export const useOnline = (): boolean => useReadable(useHost().online);

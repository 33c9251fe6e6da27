import { useHost } from '@posy/remote-kit';
import { commitInChunks, type EditPlace, formTimeoutMs } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Wedding } from '@posy/shared-contracts/entities';
import {
  FirestoreError,
  type FirestoreWrite,
  type Identified,
  type MountProps,
  type Session,
} from '@posy/shared-contracts/mount-props';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { eventsOf, publishAll } from './profile-events';

/** The subject of all notices about a saved profile: only the newest stays. */
export const aboutProfile = 'wedding profile';

/**
 * Returns the session's person and the wedding that writes are about; null when the session has another wedding or
 * none.
 */
const shownFor = (
  session: Session,
  writes: readonly FirestoreWrite[],
): { uid: string; wedding: Identified<Wedding> } | null => {
  if (session.status !== 'signed-in' || session.wedding === null) return null;
  const { uid, wedding } = session;
  const { path } = collections.weddings();
  return writes.some(({ collection, id }) => collection.path === path && id !== wedding.id) ? null : { uid, wedding };
};

const notTheirs = (): Promise<never> =>
  Promise.reject(new FirestoreError('permission-denied', 'This is not their wedding any more.'));

/** The place for edits of the profile: real changes are published once they are safe, also those of an undo. */
export const profilePlace = (host: MountProps, { formatMessage }: Pick<IntlShape, 'formatMessage'>): EditPlace => ({
  host,
  feature: 'wedding-profile',
  area: 'profile',
  timeoutMs: formTimeoutMs,
  words: {
    undo: formatMessage({ id: 'shell.profile.undo' }),
    retry: formatMessage({ id: 'shell.profile.again' }),
    changedSince: formatMessage({ id: 'shell.profile.changedSince' }),
    forbidden: formatMessage({ id: 'shell.profile.refused' }),
  },
  commit: (writes) =>
    shownFor(host.session.get(), writes) === null ? notTheirs() : commitInChunks(host.firestore, writes),
  follow: (writes) => {
    const shown = shownFor(host.session.get(), writes);
    const events = shown === null ? [] : eventsOf(shown.wedding, writes, shown.uid);
    return () => publishAll(host, events);
  },
});

export const useProfilePlace = (): EditPlace => {
  const host = useHost();
  const intl = useIntl();
  return useMemo(() => profilePlace(host, intl), [host, intl]);
};

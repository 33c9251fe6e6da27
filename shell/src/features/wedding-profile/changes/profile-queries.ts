import { collections } from '@posy/shared-contracts/collections';
import type { Wedding } from '@posy/shared-contracts/entities';
import {
  FirestoreError,
  type FirestoreWrite,
  type Identified,
  type MountProps,
} from '@posy/shared-contracts/mount-props';
import { eventsBetween, fieldsOf, withChanges, type ProfileChange, type ProfileEvent } from './profile-changes';

type ProfileHost = Pick<MountProps, 'firestore' | 'bus' | 'online' | 'telemetry'>;

const publish = (host: ProfileHost, event: ProfileEvent): Promise<void> => {
  switch (event.name) {
    case 'wedding.date-changed':
      return host.bus.publish('wedding.date-changed', event.payload);
    case 'wedding.location-changed':
      return host.bus.publish('wedding.location-changed', event.payload);
    case 'wedding.country-changed':
      return host.bus.publish('wedding.country-changed', event.payload);
    case 'profile.image-added':
      return host.bus.publish('profile.image-added', event.payload);
  }
};

/** The person's own words and figures follow the wedding's country. Source: section 3, User: l10n. */
const userWrites = (uid: string, changes: readonly ProfileChange[], l10n: Wedding['l10n']): FirestoreWrite[] =>
  changes.some(({ kind }) => kind === 'country')
    ? [
        {
          kind: 'update',
          collection: collections.users(),
          id: uid,
          data: { 'l10n.locale': l10n.locale, 'l10n.currency': l10n.currency },
        },
      ]
    : [];

export interface ProfileEdit {
  /** The wedding as it was before. */
  wedding: Identified<Wedding>;
  changes: readonly ProfileChange[];
  uid: string;
  /** Further fields that are saved with it, such as how far onboarding came. */
  alongside?: Record<string, unknown>;
}

/**
 * Saves changes of the profile in one commit and tells the remotes what really changed. The edit shows at once
 * everywhere; without a connection it is sent later. Rejects when the server refuses it: then nothing was told.
 */
export const saveProfile = async (
  host: ProfileHost,
  { wedding, changes, uid, alongside }: ProfileEdit,
): Promise<void> => {
  const after = withChanges(wedding, changes);
  const fields = changes.map((change) => fieldsOf(wedding, change));
  const saving = host.firestore.commit([
    {
      kind: 'update',
      collection: collections.weddings(),
      id: wedding.id,
      data: Object.assign({}, ...fields, alongside) as Record<string, unknown>,
    },
    ...userWrites(uid, changes, after.l10n),
  ]);
  if (host.online.get()) await saving;
  else saving.catch((error: unknown) => host.telemetry.error('wedding-profile', error));
  for (const event of eventsBetween(wedding, after, uid)) await publish(host, event);
};

/** Moves the wedding to another country. Resolves when the server knows, since the page is loaded anew after it. */
export const saveMove = async (
  host: ProfileHost & Pick<MountProps, 'session'>,
  change: Extract<ProfileChange, { kind: 'country' }>,
): Promise<void> => {
  const session = host.session.get();
  if (session.status !== 'signed-in' || session.wedding === null || !host.online.get())
    throw new FirestoreError('unavailable', 'A move needs somebody signed in, a wedding and a connection.');
  await saveProfile(host, { wedding: session.wedding, changes: [change], uid: session.uid });
};

import { formTimeoutMs, settle, type Sent } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { FirestoreWrite, Identified, MountProps } from '@posy/shared-contracts/mount-props';
import { eventsBetween, fieldsOf, withChanges, type ProfileChange, type ProfileEvent } from './profile-changes';

type ProfileHost = Pick<MountProps, 'firestore' | 'bus' | 'online' | 'clock'>;

const publish = (host: ProfileHost, event: ProfileEvent): Promise<void> => {
  switch (event.name) {
    case 'wedding.date-changed':
      return host.bus.publish('wedding.date-changed', event.payload);
    case 'wedding.location-changed':
      return host.bus.publish('wedding.location-changed', event.payload);
    case 'wedding.guests-estimated':
      return host.bus.publish('wedding.guests-estimated', event.payload);
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
 * everywhere; without a connection it is sent later, and `refusedLater` hears of a refusal. Rejects when the server
 * refuses it at once: then nothing was told.
 */
export const saveProfile = async (
  host: ProfileHost,
  { wedding, changes, uid, alongside }: ProfileEdit,
  refusedLater: (error: unknown) => void,
): Promise<Sent> => {
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
  const sent = await settle(saving, { ...host, timeoutMs: formTimeoutMs, refusedLater });
  for (const event of eventsBetween(wedding, after, uid)) await publish(host, event);
  return sent;
};

import type { Market } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { checklistConstants, defaultBudget } from '@posy/shared-contracts/constants';
import { type FirestoreWrite, serverTime } from '@posy/shared-contracts/mount-props';
import { newPerson } from '@posy/shared-contracts/rules';

interface NewWedding {
  uid: string;
  /** The first partner's name; empty when it is unknown. */
  name: string;
  market: Market;
  weddingId: string;
}

interface NewPerson extends NewWedding {
  email: string;
  /** Firebase's id of the way to log in, such as `password` or `google.com`. */
  provider: string;
}

/** Returns the first name of a provider's display name, by which partners are called. */
export const firstNameOf = (displayName: string): string => displayName.trim().split(/\s+/)[0] ?? '';

/** Returns the write that creates a person's own wedding. */
export const newWedding = ({ uid, name, market, weddingId }: NewWedding): FirestoreWrite => ({
  kind: 'set',
  collection: collections.weddings(),
  id: weddingId,
  data: {
    partners: name === '' ? [] : [name],
    date: null,
    location: null,
    l10n: { country: market.country, language: market.language, locale: market.locale, currency: market.currency },
    budget: defaultBudget,
    tasks: { total: checklistConstants.defaultTotalTasks, done: 0, initializedAt: null },
    guests: { count: 0, evening: 0, attending: 0, declined: 0, eveningDeclined: 0 },
    suppliers: { count: 0 },
    bookings: { venue: false },
    roles: { [uid]: 'owner' },
    createdAt: serverTime(),
  },
});

/** Returns the writes, for one commit, that give a new person a profile and a wedding of their own. */
export const newProfile = ({ uid, email, name, provider, market, weddingId }: NewPerson): FirestoreWrite[] => [
  newWedding({ uid, name, market, weddingId }),
  {
    kind: 'set',
    collection: collections.users(),
    id: uid,
    data: {
      ...newPerson({ email, name, provider, l10n: market }),
      registeredAt: serverTime(),
      createdAt: serverTime(),
      weddingId,
    },
  },
];

import { createMemoryFirestore, createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { askEveryEdit, type EditPage, type EditRow } from '@posy/remote-kit/testing/edits';
import { markets } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import { defaultNotifications } from '@posy/shared-contracts/entities';
import { emptyDate } from '@posy/shared-contracts/forms';
import type { FirestoreError } from '@posy/shared-contracts/mount-props';
import { createIntl, type IntlConfig } from 'react-intl';
import { messages as settings } from '../settings/messages/en-GB';
import { flowerEdit, imageEdit, languageEdit, nameEdit, notificationsEdit } from '../settings/own/own-edits';
import { ownPlace } from '../settings/own/use-own-edit';
import type { ProfileChange } from '../wedding-profile/changes/profile-changes';
import { profileEdit } from '../wedding-profile/changes/profile-edit';
import { profilePlace } from '../wedding-profile/changes/use-profile-place';
import { messages as profile } from '../wedding-profile/messages/en-GB';

const photo = (letter: string): string => `/photos/${letter.repeat(32)}`;
const wedding = exampleWedding({
  guests: { ...exampleWedding().guests, estimate: 95 },
  image: photo('a'),
  preferences: { flowers: { u1: 'fern' } },
});
const person = exampleSignedIn({
  wedding,
  user: { ...exampleSignedIn().user, image: photo('a'), notifications: defaultNotifications },
});
const { email } = defaultNotifications;
const [, elsewhere = markets[0]] = markets;
if (elsewhere === undefined) throw new Error('There is a market.');

const profileRows = (
  [
    ['renames the two', { kind: 'names', partners: ['Maya', 'Lou'] }],
    ['chooses another day', { kind: 'date', date: { ...emptyDate, year: 2028, month: 6, day: 3 } }],
    ['chooses a season', { kind: 'date', date: { ...emptyDate, year: 2028, season: 'summer' } }],
    ['says where', { kind: 'location', location: { name: 'Bath', adminArea: [], country: 'GB', providerId: null } }],
    ['moves to another country', { kind: 'country', country: 'DE', currency: 'EUR', location: null }],
    ['guesses the guests', { kind: 'guests', estimate: 120 }],
    ['sets the budget', { kind: 'budget', budget: 2_400_000 }],
    ['takes another picture of the two', { kind: 'image', image: photo('b') }],
    ['takes the picture away', { kind: 'image', image: null }],
  ] satisfies [string, ProfileChange][]
).map(([who, change]): EditRow => ({ who, edit: profileEdit({ wedding, person, changes: [change] }) }));

const ownRows: EditRow[] = [
  { who: 'changes their name', edit: nameEdit(person, 'Maya Okafor') },
  { who: 'reads in another language', edit: languageEdit(person, elsewhere) },
  {
    who: 'wants to hear of news',
    edit: notificationsEdit(person, { ...defaultNotifications, email: { ...email, news: true } }),
  },
  { who: 'takes a picture of their own', edit: imageEdit(person, photo('b')) },
  { who: 'chooses another flower', edit: flowerEdit(wedding, 'u1', 'bluebell') },
];

const noError = (error: FirestoreError): never => {
  throw error;
};

/** A page whose session follows the database. */
const open = (placeOf: typeof profilePlace | typeof ownPlace) => async (): Promise<EditPage> => {
  const { id: _id, ...data } = wedding;
  const firestore = createMemoryFirestore({ weddings: { w1: data }, users: { u1: { ...person.user } } });
  const host = createTestHost({ firestore, session: person });
  const now = () => host.session.get() as typeof person;
  const stops = [
    firestore.watchDocument(
      collections.users(),
      'u1',
      ({ value }) => host.session.set({ ...now(), user: value ?? person.user }),
      noError,
    ),
    firestore.watchDocument(
      collections.weddings(),
      'w1',
      ({ value }) => host.session.set({ ...now(), wedding: value, role: value?.roles['u1'] ?? null }),
      noError,
    ),
  ];
  const texts = { ...profile, ...settings } as Record<string, string> as IntlConfig['messages'];
  return {
    host,
    firestore,
    place: placeOf(host, createIntl({ locale: 'en-GB', messages: texts })),
    documents: () => structuredClone([firestore.documents('weddings'), firestore.documents('users')]),
    leave: async () => stops.forEach((stop) => stop()),
  };
};

const newerValues = {
  partners: ['Newest'],
  date: '2030-01-01',
  dateChoice: { ...emptyDate, year: 2031 },
  location: { name: 'Leeds', adminArea: [], country: 'GB', providerId: null },
  'l10n.country': 'FR',
  'l10n.language': 'fr',
  'l10n.locale': 'fr-FR',
  'l10n.currency': 'USD',
  'guests.estimate': 7,
  budget: 7,
  image: photo('c'),
  name: 'Newest',
  l10n: { locale: 'fr-FR', currency: 'EUR', viewerCountry: 'FR' },
  notifications: { ...defaultNotifications, email: { ...email, tasks: false } },
  'preferences.flowers.u1': 'heather',
};

describe('the wedding’s profile', () => {
  const data = { roles: { u2: 'owner', u1: 'helper' }, access: {} };
  askEveryEdit(profileRows, {
    open: open(profilePlace),
    newerValues,
    takenAway: {
      write: { kind: 'update', collection: collections.weddings(), id: 'w1', data },
      text: 'That wasn’t saved: you can’t change this wedding any more.',
    },
  });
});

// A person's own settings stay theirs, whatever happens to a wedding or to their membership.
describe('what is one’s own', () => askEveryEdit(ownRows, { open: open(ownPlace), newerValues, takenAway: null }));

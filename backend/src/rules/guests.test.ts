import { allergens, diets } from '@posy/shared-contracts/entities';
import { deleteDoc, doc, getDoc, increment, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { openSdk, type SdkClient } from '../testing/browser-sdk';
import { type Couple, createPerson, type Person } from '../testing/people';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();
let ana: Couple;
let priya: Person;
let asAna: SdkClient;
let asPriya: SdkClient;

const denied = { code: 'permission-denied' };
const now = serverTimestamp();
const guest = (changes: object = {}) => ({
  name: 'Jo Bell',
  head: null,
  household: '',
  category: '',
  contacts: { email: null, phone: null },
  address: '',
  location: '',
  rsvp: {},
  invitationType: 'day',
  plusOne: false,
  child: false,
  age: null,
  meal: '',
  diets: [],
  allergens: [],
  dietNotes: '',
  notes: '',
  table: null,
  createdAt: now,
  updatedAt: now,
  ...changes,
});
const at = (client: SdkClient, below: string) => doc(client.db, `weddings/${ana.weddingId}/${below}`);
const wedding = (client: SdkClient) => doc(client.db, `weddings/${ana.weddingId}`);
const count = async (): Promise<number> => Number((await getDoc(wedding(asAna))).get('guests.count'));

const helperWith = (level: 'view' | 'edit') =>
  backend.firestore.doc(`weddings/${ana.weddingId}`).update({
    roles: { [ana.uid]: 'owner', [priya.uid]: 'helper' },
    access: {
      [priya.uid]: {
        checklist: 'none',
        guests: level,
        budget: 'none',
        suppliers: 'none',
        website: 'none',
        notes: 'none',
        inbox: 'none',
      },
    },
  });

beforeAll(async () => {
  ana = await backend.couple('ana');
  priya = await createPerson(backend.server, 'priya');
  [asAna, asPriya] = await Promise.all([openSdk(backend.server, ana), openSdk(backend.server, priya)]);
});
afterAll(async () => {
  await Promise.all([asAna.close(), asPriya.close()]);
});

test('takes a guest with everything that can be known of one, at its limits [S7-database-04] [S3-guest-01]', async () => {
  const most = {
    name: 'n'.repeat(200),
    head: 'h'.repeat(128),
    household: 'h'.repeat(200),
    category: 'c'.repeat(80),
    contacts: { email: 'e'.repeat(320), phone: '1'.repeat(40) },
    address: 'a'.repeat(500),
    location: 'l'.repeat(200),
    rsvp: { main: 'attending', supper: 'declined', brunch: 'pending' },
    invitationType: 'ceremony',
    plusOne: true,
    child: true,
    age: 17,
    meal: 'm'.repeat(80),
    diets: [...diets],
    allergens: [...allergens],
    dietNotes: 'd'.repeat(500),
    notes: 'n'.repeat(1000),
    table: 't'.repeat(128),
  };
  await setDoc(at(asAna, 'guests/whole'), guest(most));
  expect((await getDoc(at(asAna, 'guests/whole'))).data()).toMatchObject(most);
});

test.each([
  ['a name without end', { name: 'n'.repeat(201) }],
  ['no name at all', { name: null }],
  ['a head who is the guest', { head: 'bad' }],
  ['a household without end', { household: 'h'.repeat(201) }],
  ['a category without end', { category: 'c'.repeat(81) }],
  ['an e-mail without end', { contacts: { email: 'e'.repeat(321) } }],
  ['a phone without end', { contacts: { email: null, phone: '1'.repeat(41) } }],
  ['another way to reach them', { contacts: { email: null, fax: '1' } }],
  ['an address without end', { address: 'a'.repeat(501) }],
  ['an answer that is none', { rsvp: { main: 'maybe' } }],
  [
    'answers to 101 events',
    { rsvp: Object.fromEntries(Array.from({ length: 101 }, (_none, i) => [`e${i}`, 'pending'])) },
  ],
  [
    'answers to events whose ids are without end',
    { rsvp: Object.fromEntries(Array.from({ length: 10 }, (_none, i) => [`${i}${'e'.repeat(1400)}`, 'pending'])) },
  ],
  ['an invitation that is none', { invitationType: 'brunch' }],
  ['a plus-one that is neither', { plusOne: 'yes' }],
  ['a child of eighteen', { child: true, age: 18 }],
  ['an age below none', { child: true, age: -1 }],
  ['half a year', { child: true, age: 1.5 }],
  ['a meal without end', { meal: 'm'.repeat(81) }],
  ['a diet that is none', { diets: ['breatharian'] }],
  ['an allergen that is none', { allergens: ['work'] }],
  ['notes for the kitchen without end', { dietNotes: 'd'.repeat(501) }],
  ['notes without end', { notes: 'n'.repeat(1001) }],
  ['a table that is none', { table: 7 }],
  ['a field of its own', { colour: 'red' }],
])('refuses %s', async (_what, changes) => {
  await expect(setDoc(at(asAna, 'guests/bad'), guest(changes))).rejects.toMatchObject(denied);
});

describe('the count', () => {
  const add = (id: string, client = asAna) => {
    const batch = writeBatch(client.db);
    batch.set(at(client, `guests/${id}`), guest());
    batch.update(wedding(client), { 'guests.count': increment(1) });
    return batch.commit();
  };
  const remove = (id: string, client = asAna) => {
    const batch = writeBatch(client.db);
    batch.delete(at(client, `guests/${id}`));
    batch.update(wedding(client), { 'guests.count': increment(-1) });
    return batch.commit();
  };

  test('loses nobody when many are added at the same time', async () => {
    const before = await count();
    await Promise.all(Array.from({ length: 12 }, (_none, index) => add(`many${index}`)));
    expect(await count()).toBe(before + 12);
  });

  test('stays right when two people remove the same guest', async () => {
    await add('twice');
    const before = await count();
    await remove('twice');
    await expect(remove('twice')).rejects.toMatchObject(denied);
    expect(await count()).toBe(before - 1);
  });

  test('is stored by a helper who may edit the guests', async () => {
    await helperWith('edit');
    const before = await count();
    await add('helped', asPriya);
    expect(await count()).toBe(before + 1);
  });

  test('comes with the replies in the same commit, and takes one away twice without refusing anybody', async () => {
    const answer = (change: number) => {
      const batch = writeBatch(asAna.db);
      batch.update(at(asAna, 'guests/whole'), { 'rsvp.main': 'declined' });
      batch.update(wedding(asAna), {
        'guests.attending': increment(-change),
        'guests.declined': increment(change),
        'guests.evening': increment(0),
      });
      return batch.commit();
    };
    await Promise.all([answer(1), answer(1)]);
    expect((await getDoc(wedding(asAna))).get('guests')).toMatchObject({ attending: -2, declined: 2, evening: 0 });
    await answer(-2);
  });

  test.each([
    ['half a guest', { 'guests.attending': 0.5 }],
    ['words', { 'guests.declined': 'many' }],
    ['more than any wedding has', { 'guests.evening': increment(100_001) }],
    ['fewer than any mistake makes', { 'guests.attending': increment(-100_010) }],
    ['a list below nobody', { 'guests.count': -1 }],
    ['a total of its own', { 'guests.likely': 1 }],
  ])('refuses %s', async (_what, change) => {
    await expect(updateDoc(wedding(asAna), change)).rejects.toMatchObject(denied);
  });

  test('is not for a helper who may only look', async () => {
    await helperWith('view');
    await expect(add('looked', asPriya)).rejects.toMatchObject(denied);
    expect((await getDoc(at(asPriya, 'guests/helped'))).exists()).toBe(true);
    await expect(updateDoc(at(asPriya, 'guests/helped'), { name: 'Eve' })).rejects.toMatchObject(denied);
    await expect(deleteDoc(at(asPriya, 'guests/helped'))).rejects.toMatchObject(denied);
  });
});

test('lets who looks after guests read the events that they answer to, and change none', async () => {
  await backend.firestore.doc(`weddings/${ana.weddingId}/events/main`).set({ type: 'main', name: 'Our day' });
  await helperWith('view');
  expect((await getDoc(at(asPriya, 'events/main'))).get('name')).toBe('Our day');
  await expect(updateDoc(at(asPriya, 'events/main'), { name: 'Mine' })).rejects.toMatchObject(denied);
});

test('keeps both of two edits that change different fields of a guest at the same time', async () => {
  await helperWith('edit');
  await setDoc(at(asAna, 'guests/shared'), guest());
  await Promise.all([
    updateDoc(at(asAna, 'guests/shared'), { 'contacts.email': 'jo@example.com', updatedAt: now }),
    updateDoc(at(asPriya, 'guests/shared'), { 'contacts.phone': '123', 'rsvp.main': 'attending', updatedAt: now }),
  ]);
  expect((await getDoc(at(asAna, 'guests/shared'))).data()).toMatchObject({
    contacts: { email: 'jo@example.com', phone: '123' },
    rsvp: { main: 'attending' },
  });
});

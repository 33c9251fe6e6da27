import { type DatePickerDate } from '@posy/shared-contracts/entities';
import { emptyDate } from '@posy/shared-contracts/forms';
import { doc, getDoc, updateDoc } from 'firebase/firestore';
import { openSdk, type SdkClient } from '../testing/browser-sdk';
import { type Couple } from '../testing/people';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();
let ana: Couple;
let asAna: SdkClient;

beforeAll(async () => {
  ana = await backend.couple('ana');
  asAna = await openSdk(backend.server, ana);
});
afterAll(async () => {
  await asAna.close();
});

const denied = { code: 'permission-denied' };
const change = (data: object): Promise<void> => updateDoc(doc(asAna.db, `weddings/${ana.weddingId}`), data);
const choose = (choice: object): Promise<void> => change({ dateChoice: { ...emptyDate, ...choice } });

test('keeps a date that is known in part, as the picker holds it [S7-database-01]', async () => {
  const choice: DatePickerDate = { ...emptyDate, year: 2028, month: 6, weekDay: 'midweek' };
  await change({ date: null, dateChoice: choice });
  const stored = await getDoc(doc(asAna.db, `weddings/${ana.weddingId}`));
  expect(stored.get('dateChoice')).toEqual(choice);
  await change({ dateChoice: null });
});

test.each([
  ['a month that there is not', { year: 2028, month: 13 }],
  ['a season that there is not', { season: 'monsoon' }],
  ['a year as text', { year: '2028' }],
  ['a flag that is none', { yearUndecided: 'yes' }],
  ['a field more', { note: 'a field more' }],
])('refuses %s', async (_what, choice) => {
  await expect(choose(choice)).rejects.toMatchObject(denied);
});

test('keeps the guess of guests beside their count, as a whole number', async () => {
  await change({ 'guests.estimate': 95 });
  await change({ 'guests.estimate': null });
  await expect(change({ 'guests.estimate': -1 })).rejects.toMatchObject(denied);
  await expect(change({ 'guests.estimate': 'many' })).rejects.toMatchObject(denied);
});

test('keeps the flower that somebody chose for themselves, and nothing that is none [R1-13]', async () => {
  await change({ [`preferences.flowers.${ana.uid}`]: 'fern' });
  await expect(change({ [`preferences.flowers.${ana.uid}`]: 'weed' })).rejects.toMatchObject(denied);
  await expect(change({ 'preferences.flowers': 'fern' })).rejects.toMatchObject(denied);
});

test('nobody chooses the flower of another, and names of flowers and cards have an end', async () => {
  await expect(change({ 'preferences.flowers.lou': 'fern' })).rejects.toMatchObject(denied);
  const others = backend.firestore.doc(`weddings/${ana.weddingId}`);
  await others.update({ 'preferences.flowers.lou': 'fern' });
  await change({ [`preferences.flowers.${ana.uid}`]: 'peony' });
  await expect(change({ 'preferences.flowers': {} })).rejects.toMatchObject(denied);
  await expect(change({ preferences: {} })).rejects.toMatchObject(denied);
  expect((await getDoc(doc(asAna.db, `weddings/${ana.weddingId}`))).get('preferences.flowers.lou')).toBe('fern');

  const long = 'x'.repeat(1400);
  const flowers = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`${index}${long}`, 'fern']));
  await expect(change({ 'preferences.flowers': flowers })).rejects.toMatchObject(denied);
  const answers = Object.fromEntries(Array.from({ length: 20 }, (_, index) => [`${index}${long}`, 'venue']));
  await expect(change({ 'preferences.at-your-venue': answers })).rejects.toMatchObject(denied);
  await change({ 'preferences.at-your-venue': { music: 'venue', catering: 'ours' } });
});

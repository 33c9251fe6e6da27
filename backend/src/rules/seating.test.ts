import { deleteDoc, doc, getDoc, serverTimestamp, setDoc, updateDoc, writeBatch } from 'firebase/firestore';
import { openSdk, type SdkClient } from '../testing/browser-sdk';
import { type Couple } from '../testing/people';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();
let ana: Couple;
let client: SdkClient;
let stranger: SdkClient;

const denied = { code: 'permission-denied' };
const now = serverTimestamp();
const at = (below: string, who: SdkClient = client) => doc(who.db, `weddings/${ana.weddingId}/${below}`);
const table = (changes: object = {}) => ({
  name: 'Marigold',
  shape: 'round',
  seats: 8,
  order: 1,
  stepFree: false,
  quiet: true,
  createdAt: now,
  ...changes,
});
const wish = (changes: object = {}) => ({ kind: 'apart', guests: ['gordon', 'ray'], createdAt: now, ...changes });

beforeAll(async () => {
  ana = await backend.couple('ana');
  client = await openSdk(backend.server, ana);
  stranger = await openSdk(backend.server, await backend.couple('somebody-else'));
});
afterAll(async () => {
  await client.close();
  await stranger.close();
});

describe('a table', () => {
  test('is written, changed and removed by the couple, together with the seats of its guests', async () => {
    await setDoc(at('tables/t1'), table());
    await setDoc(at('guests/g1'), { name: 'Ravi', head: null, contacts: { email: null, phone: null }, table: 't1' });
    await updateDoc(at('tables/t1'), { name: 'Cosmos', seats: 10, stepFree: true });
    const batch = writeBatch(client.db);
    batch.delete(at('tables/t1'));
    batch.update(at('guests/g1'), { table: null, updatedAt: now });
    await batch.commit();
    expect((await getDoc(at('tables/t1'))).exists()).toBe(false);
    expect((await getDoc(at('guests/g1'))).data()).toMatchObject({ table: null });
  });

  test.each([
    ['no seat', { seats: 0 }],
    ['more seats than a table has', { seats: 41 }],
    ['half a seat', { seats: 2.5 }],
    ['a shape of its own', { shape: 'star' }],
    ['a name without end', { name: 'x'.repeat(81) }],
    ['a sign that is none', { quiet: 'very' }],
    ['a field of its own', { colour: 'red' }],
  ])('with %s is refused', async (_what, changes) => {
    await expect(setDoc(at('tables/bad'), table(changes))).rejects.toMatchObject(denied);
  });

  test('is nobody else’s', async () => {
    await setDoc(at('tables/t2'), table());
    await expect(getDoc(at('tables/t2', stranger))).rejects.toMatchObject(denied);
    await expect(setDoc(at('tables/t3', stranger), table())).rejects.toMatchObject(denied);
    await expect(deleteDoc(at('tables/t2', stranger))).rejects.toMatchObject(denied);
  });
});

describe('a wish for the tables', () => {
  test('is written and removed by the couple', async () => {
    await setDoc(at('seatingWishes/w1'), wish());
    expect((await getDoc(at('seatingWishes/w1'))).data()).toMatchObject({ kind: 'apart', guests: ['gordon', 'ray'] });
    await deleteDoc(at('seatingWishes/w1'));
  });

  test.each([
    ['of a kind of its own', { kind: 'above' }],
    ['about nobody', { guests: [] }],
    ['about more people than a table has', { guests: Array.from({ length: 41 }, (_, index) => `g${index}`) }],
    ['with a field of its own', { colour: 'red' }],
  ])('%s is refused', async (_what, changes) => {
    await expect(setDoc(at('seatingWishes/bad'), wish(changes))).rejects.toMatchObject(denied);
  });

  test('is nobody else’s', async () => {
    await setDoc(at('seatingWishes/w2'), wish());
    await expect(getDoc(at('seatingWishes/w2', stranger))).rejects.toMatchObject(denied);
    await expect(setDoc(at('seatingWishes/w3', stranger), wish())).rejects.toMatchObject(denied);
  });
});

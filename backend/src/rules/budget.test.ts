import { accessAreas, type AccessLevel } from '@posy/shared-contracts/entities';
import {
  collection,
  deleteDoc,
  doc,
  getDoc,
  getDocs,
  serverTimestamp,
  setDoc,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { openSdk, type SdkClient } from '../testing/browser-sdk';
import { type Couple } from '../testing/people';
import { testBackend } from '../testing/test-backend';

const backend = testBackend();
const denied = { code: 'permission-denied' };
const now = serverTimestamp();
let ana: Couple;
let asAna: SdkClient;
let asHelper: SdkClient;
let asStranger: SdkClient;

const at = (client: SdkClient, below: string) => doc(client.db, `weddings/${ana.weddingId}/${below}`);

const cost = (changes: object = {}) => ({
  name: 'Dinner',
  supplierType: 'caterers',
  group: 'caterers',
  estimate: 741_000,
  actual: 0,
  perHead: { amount: 7_800, counts: 'day' },
  actualPerHead: { amount: 6_200, counts: 'day' },
  payer: '',
  supplierId: null,
  notes: '',
  createdAt: now,
  updatedAt: now,
  ...changes,
});

const payment = (changes: object = {}) => ({
  costId: 'dinner',
  name: 'Deposit',
  amount: 120_000,
  due: '2026-12-01',
  paidOn: null,
  remindDaysBefore: 7,
  payer: 'Tom’s parents',
  createdAt: now,
  updatedAt: now,
  ...changes,
});

/** Gives the helper a level in the budget, as the backend does. */
const giveHelper = (uid: string, budget: AccessLevel): Promise<unknown> =>
  backend.firestore.doc(`weddings/${ana.weddingId}`).update({
    [`roles.${uid}`]: 'helper',
    [`access.${uid}`]: { ...Object.fromEntries(accessAreas.map((area) => [area, 'none'])), budget },
  });

let helperUid: string;

beforeAll(async () => {
  ana = await backend.couple('ana');
  const [helper, stranger] = [await backend.couple('helper'), await backend.couple('stranger')];
  helperUid = helper.uid;
  asAna = await openSdk(backend.server, ana);
  asHelper = await openSdk(backend.server, helper);
  asStranger = await openSdk(backend.server, stranger);
  await setDoc(at(asAna, 'costs/dinner'), cost());
  await setDoc(at(asAna, 'payments/deposit'), payment());
});
afterAll(async () => {
  await Promise.all([asAna.close(), asHelper.close(), asStranger.close()]);
});

describe('costs and payments', () => {
  test('are read and written by the couple, field by field [S7-database-06] [S1-keeps-04]', async () => {
    await updateDoc(at(asAna, 'costs/dinner'), { actual: 700_000, updatedAt: now });
    await updateDoc(at(asAna, 'payments/deposit'), { paidOn: '2026-12-01', updatedAt: now });
    expect((await getDoc(at(asAna, 'costs/dinner'))).data()).toMatchObject({ name: 'Dinner', actual: 700_000 });
    expect((await getDocs(collection(asAna.db, `weddings/${ana.weddingId}/payments`))).size).toBe(1);
  });

  test('are closed to strangers', async () => {
    for (const path of ['costs/dinner', 'payments/deposit']) {
      await expect(getDoc(at(asStranger, path))).rejects.toMatchObject(denied);
      await expect(updateDoc(at(asStranger, path), { name: 'Mine' })).rejects.toMatchObject(denied);
      await expect(deleteDoc(at(asStranger, path))).rejects.toMatchObject(denied);
    }
  });

  test('are open to a helper as far as the couple lets them', async () => {
    await giveHelper(helperUid, 'none');
    await expect(getDoc(at(asHelper, 'costs/dinner'))).rejects.toMatchObject(denied);
    await giveHelper(helperUid, 'view');
    expect((await getDoc(at(asHelper, 'costs/dinner'))).exists()).toBe(true);
    await expect(updateDoc(at(asHelper, 'costs/dinner'), { actual: 1 })).rejects.toMatchObject(denied);
    await expect(setDoc(at(asHelper, 'payments/p'), payment())).rejects.toMatchObject(denied);
    await giveHelper(helperUid, 'edit');
    await setDoc(at(asHelper, 'payments/p'), payment());
    await deleteDoc(at(asHelper, 'payments/p'));
  });

  test('of a wedding are summed on it, with the answers they were made from, also by a helper who may edit the budget [S7-database-10]', async () => {
    await giveHelper(helperUid, 'edit');
    const wedding = doc(asHelper.db, `weddings/${ana.weddingId}`);
    const answers = { guestsEstimate: 80, timeOfWeek: 'saturday', timeOfYear: 'summer', year: 2027, categories: [] };
    await updateDoc(wedding, {
      budget: 2_400_000,
      costs: { actual: 700_000, estimate: 741_000 },
      'preferences.budget': answers,
    });
    expect((await getDoc(wedding)).data()).toMatchObject({ budget: 2_400_000, preferences: { budget: answers } });
    await expect(updateDoc(wedding, { 'guests.estimate': 80 })).rejects.toMatchObject(denied);
    await expect(updateDoc(wedding, { costs: { actual: 0.5, estimate: 0 } })).rejects.toMatchObject(denied);
  });

  test('that are begun a second time are refused whole, so that nobody undoes what was quoted since', async () => {
    const batch = writeBatch(asAna.db);
    batch.set(at(asAna, 'costs/dinner'), cost());
    batch.set(at(asAna, 'costs/cake'), cost());
    await expect(batch.commit()).rejects.toMatchObject(denied);
    expect((await getDoc(at(asAna, 'costs/dinner'))).data()).toMatchObject({ actual: 700_000 });
    expect((await getDoc(at(asAna, 'costs/cake'))).exists()).toBe(false);
  });

  test('that were removed can be put back as they were', async () => {
    const createdAt = '2026-11-20T12:00:00.000Z';
    const gone = cost({ createdAt, updatedAt: createdAt });
    await setDoc(at(asAna, 'costs/gone'), gone);
    await deleteDoc(at(asAna, 'costs/gone'));
    await setDoc(at(asAna, 'costs/gone'), gone);
    expect((await getDoc(at(asAna, 'costs/gone'))).data()).toMatchObject({ createdAt });
  });
});

describe('a cost is refused', () => {
  test.each([
    ['with a part of a penny', { estimate: 10.5 }],
    ['below zero', { actual: -1 }],
    ['with text for an amount', { actual: '700' }],
    ['with a name without end', { name: 'x'.repeat(201) }],
    ['with notes without end', { notes: 'x'.repeat(4001) }],
    ['with heads that nobody counts', { perHead: { amount: 1, counts: 'children' } }],
    ['with a quote for heads that nobody counts', { actualPerHead: { amount: 1, counts: 'children' } }],
    ['with a quote for a head below nothing', { actualPerHead: { amount: -1, counts: 'day' } }],
    ['with an amount per head in parts', { perHead: { amount: 0.5, counts: 'day' } }],
    ['with a field of its own', { colour: 'red' }],
  ])('%s', async (_what, changes) => {
    await expect(setDoc(at(asAna, 'costs/bad'), cost(changes))).rejects.toMatchObject(denied);
  });
});

describe('a payment is refused', () => {
  test.each([
    ['without an amount', { amount: null }],
    ['below zero', { amount: -1 }],
    ['on a day that is none', { due: 'soon' }],
    ['paid on a day that is none', { paidOn: true }],
    ['reminded of months before', { remindDaysBefore: 61 }],
    ['with a payer without end', { payer: 'x'.repeat(121) }],
    ['with a field of its own', { iban: 'GB00' }],
  ])('%s', async (_what, changes) => {
    await expect(setDoc(at(asAna, 'payments/bad'), payment(changes))).rejects.toMatchObject(denied);
  });
});

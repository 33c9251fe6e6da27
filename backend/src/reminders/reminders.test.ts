import { Timestamp } from 'firebase-admin/firestore';
import { taskDocument } from '#testing/documents';
import { testBackend } from '#testing/test-backend';
import { clock, day, nextMonth, remindedWedding, today } from './testing/reminded-wedding';

const backend = testBackend();
beforeEach(nextMonth);
const start = (options?: Parameters<typeof remindedWedding>[1]) => remindedWedding(backend.firestore, options);

const at = Timestamp.fromMillis(0);
const taskOf = (changes: object) => taskDocument({ createdAt: at, updatedAt: at, ...changes });
const payment = (due: string, changes: object = {}) => ({
  costId: 'c1',
  name: 'Deposit',
  amount: 100,
  due,
  paidOn: null,
  remindDaysBefore: 7,
  createdAt: at,
  updatedAt: at,
  ...changes,
});

describe('a payment', () => {
  test('is announced on its day, in the morning and the language of each member who sees the budget, and once', async () => {
    const { wedding, look, reported } = await start({ partner: { locale: 'de-DE', viewerCountry: 'DE' } });
    await wedding
      .collection('payments')
      .doc('p1')
      .set(payment(today(7)));
    await Promise.all([look(), look()]);
    await look();
    expect(await reported()).toEqual({});
    clock.now += 5.5 * 3_600_000;
    // Half past eight in London, half past nine in Berlin.
    const before = clock.now;
    const inBerlin = await reported();
    clock.now += 3_600_000;
    const inLondon = await reported();
    expect([inBerlin, inLondon]).toEqual([
      { other: 'Bald ist etwas zu bezahlen' },
      { owner: 'A payment is coming up' },
    ]);
    for (clock.now = before + day; clock.now < before + 9 * day; clock.now += day) {
      await look();
      clock.now += 6 * 3_600_000;
      expect(await reported()).toEqual({});
      clock.now -= 6 * 3_600_000;
    }
  });

  test('is reminded of on its day where the wedding is, not a day early where days begin late', async () => {
    const place = (country: string, state: string) => ({
      location: { name: 'Somewhere', adminArea: [state], country, providerId: null },
    });
    const [hawaii, bavaria] = [await start(place('US', 'Hawaii')), await start(place('DE', 'Bayern'))];
    await hawaii.wedding
      .collection('payments')
      .doc('p1')
      .set(payment(today(7)));
    await bavaria.wedding
      .collection('payments')
      .doc('p1')
      .set(payment(today(8)));
    const both = async () => [await hawaii.queued(), await bavaria.queued()];
    // Five in the afternoon of the day before in Honolulu, four in the morning in Munich.
    await hawaii.look();
    expect(await both()).toEqual([0, 0]);
    clock.now += 7.5 * 3_600_000;
    await hawaii.look();
    expect(await both()).toEqual([2, 0]);
    // Half past midnight in Munich, and half past eleven by the world's clock.
    clock.now += 13 * 3_600_000;
    await hawaii.look();
    expect(await both()).toEqual([2, 2]);
  });

  test('that is paid before the morning, or was never to be reminded of, is left out', async () => {
    const { wedding, look, reported, queued } = await start();
    const payments = wedding.collection('payments');
    await payments.doc('paid').set(payment(today(7)));
    await payments.doc('never').set(payment(today(7), { remindDaysBefore: null }));
    await payments.doc('long-paid').set(payment(today(7), { paidOn: today(-1) }));
    await payments.doc('later').set(payment(today(8)));
    await look();
    expect(await queued()).toBe(2);
    await payments.doc('paid').update({ paidOn: today() });
    clock.now += 12 * 3_600_000;
    expect(await reported()).toEqual({});
  });

  test('is made up for when no server ran on its day, and after three days no more', async () => {
    const { wedding, look, reported } = await start();
    await wedding
      .collection('payments')
      .doc('p1')
      .set(payment(today(7)));
    clock.now += 2 * day + 9 * 3_600_000;
    await look();
    expect(Object.keys(await reported()).sort()).toEqual(['other', 'owner']);
    const late = await start();
    await late.wedding
      .collection('payments')
      .doc('p1')
      .set(payment(today(7)));
    clock.now += 3 * day;
    await late.look();
    expect(await late.reported()).toEqual({});
  });

  test('of who wants to hear of no tasks stays silent, and spoilt ones keep nobody from theirs', async () => {
    const { wedding, look, reported } = await start({ partner: { tasks: false } });
    const payments = wedding.collection('payments');
    await payments.doc('p0').set({ due: today(7), paidOn: 9, remindDaysBefore: 'x' });
    await payments.doc('p1').set(payment(today(7)));
    await backend.firestore.doc('elsewhere/x/payments/p1').set(payment(today(7)));
    clock.now += 9 * 3_600_000;
    await look();
    expect(await reported()).toEqual({ owner: 'A payment is coming up' });
  });
});

describe('tasks', () => {
  const sixMonthsOn = (): string => {
    const date = new Date(clock.now);
    return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 6, date.getUTCDate()))
      .toISOString()
      .slice(0, 10);
  };

  test('are announced when their period begins and some are open, once', async () => {
    const { wedding, look, reported } = await start({ date: sixMonthsOn() });
    const task = wedding.collection('tasks').doc('t1');
    await task.set(taskOf({ period: '4-6', group: 't1' }));
    clock.now += 9 * 3_600_000;
    await look();
    const title = 'It’s time for something new';
    expect(await reported()).toEqual({ owner: title, other: title });
    for (const _again of [1, 2, 3]) {
      clock.now += day;
      await look();
      expect(await reported()).toEqual({});
    }
    const done = await start({ date: sixMonthsOn() });
    await done.wedding
      .collection('tasks')
      .doc('t1')
      .set(taskOf({ period: '4-6', group: 't1', done: true }));
    await done.look();
    expect(await done.reported()).toEqual({});
  });

  test('that were put off are announced together on the day on which they are back', async () => {
    const { wedding, look, reported, queued } = await start();
    for (const id of ['t1', 't2', 't3'])
      await wedding
        .collection('tasks')
        .doc(id)
        .set(taskOf({ group: id, snoozedUntil: today(1) }));
    clock.now += 9 * 3_600_000;
    await look();
    expect(await queued()).toBe(0);
    clock.now += day;
    await look();
    expect(await queued()).toBe(2);
    expect(Object.keys(await reported()).sort()).toEqual(['other', 'owner']);
  });

  test('of a wedding that was closed before the morning are nobody’s business any more', async () => {
    const { wedding, look, reported } = await start();
    await wedding
      .collection('tasks')
      .doc('t1')
      .set(taskOf({ group: 't1', snoozedUntil: today() }));
    await look();
    await wedding.update({ closedAt: Timestamp.fromMillis(clock.now) });
    clock.now += 12 * 3_600_000;
    expect(await reported()).toEqual({});
  });
});

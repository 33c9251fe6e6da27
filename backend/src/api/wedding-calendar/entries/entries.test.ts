import { periods, type Task } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import { feedWords } from '../words/feed-words';
import { eventEntries } from './event-entries';
import { paymentEntries } from './payment-entries';
import { periodEnd, taskEntries, type TaskFacts } from './task-entries';
import { visitEntries, type VisitFacts } from './visit-entries';

const words = feedWords['en-GB'];
const at = '2026-11-20T12:00:00.000Z';
type StoredTask = Task & { id: string };
const task = (changes: Partial<StoredTask> & { id: string }): StoredTask => ({
  group: changes.id,
  name: changes.id,
  i18nKey: null,
  key: null,
  category: 'other',
  done: false,
  custom: true,
  active: true,
  assignee: null,
  snoozedUntil: null,
  doneReason: null,
  doneReasonName: null,
  period: '4-6',
  order: 1,
  createdAt: at,
  updatedAt: at,
  ...changes,
});
const entriesOf = (tasks: StoredTask[], changes: Partial<TaskFacts> = {}) =>
  taskEntries({
    weddingId: 'w1',
    tasks,
    day: '2027-09-11',
    today: '2026-11-20',
    titleOf: ({ name }) => name ?? '',
    words,
    ...changes,
  });

describe('tasks', () => {
  test('stand at the end of their period, together, in order', () => {
    const tasks = [task({ id: 'Cake', order: 2 }), task({ id: 'Band' }), task({ id: 'Rest', period: 'final-week' })];
    expect(entriesOf(tasks)).toMatchObject([
      { date: '2027-05-11', title: 'Wedding: 2 things to do by today', description: '• Band\n• Cake' },
      { date: '2027-09-10', title: 'Wedding: one thing to do by today' },
    ]);
  });

  test('leave out what is done, not wanted, or a step', () => {
    const tasks = [task({ id: 'a', done: true }), task({ id: 'b', active: false }), task({ id: 'c', group: 'a' })];
    expect(entriesOf(tasks)).toEqual([]);
  });

  test('of a period that is over come with the one that is under way: nothing is late', () => {
    const [only] = entriesOf([task({ id: 'Venue', period: '12-plus' })], { today: '2027-06-01' });
    expect(only).toMatchObject({ date: '2027-07-11' });
  });

  test('that were put off stand on their day', () => {
    const [only] = entriesOf([task({ id: 'Llama', snoozedUntil: '2026-12-01' })]);
    expect(only).toMatchObject({ date: '2026-12-01', title: 'Back on your list: Llama' });
    expect(entriesOf([task({ id: 'Llama', snoozedUntil: '2026-12-01' })], { day: null })).toHaveLength(1);
  });

  test('are each in one entry, from today on, while the wedding lies ahead', () => {
    const anyTasks = fc.array(fc.record({ period: fc.constantFrom(...periods), done: fc.boolean() }), {
      maxLength: 30,
    });
    const anyToday = fc.date({ min: new Date('2025-01-01'), max: new Date('2027-10-10'), noInvalidDate: true });
    fc.assert(
      fc.property(anyTasks, anyToday, (made, day) => {
        const today = day.toISOString().slice(0, 10);
        const tasks = made.map((each, index) => task({ id: `task ${index}`, ...each }));
        const entries = entriesOf(tasks, { today });
        const lines = entries.flatMap(({ description }) => description.split('\n'));
        expect(lines.sort()).toEqual(
          tasks
            .filter(({ done }) => !done)
            .map(({ id }) => `• ${id}`)
            .sort(),
        );
        for (const { date } of entries) expect(date >= today).toBe(true);
        expect(new Set(entries.map(({ uid }) => uid)).size).toBe(entries.length);
      }),
    );
  });

  test('after the wedding have a month', () => {
    expect(periodEnd('after', '2027-09-11')).toBe('2027-10-11');
    expect(periodEnd('12-plus', '2028-02-29')).toBe('2027-02-28');
  });
});

describe('suppliers', () => {
  const flags = { shortlisted: true, booked: false, enquired: false, ignored: false, customSupplier: false };
  const fern = {
    ...{ id: 's1', type: 'photographers', slug: 'fern', name: 'Fern & Fable', publicId: 'fern001', ...flags },
    ...{ town: 'Frome', county: 'Somerset', notes: 'The woodland set!', updatedAt: at },
  };
  const of = (changes: Partial<VisitFacts['suppliers'][number]>) =>
    visitEntries({ weddingId: 'w1', suppliers: [{ ...fern, ...changes }], words });

  test('have their visit, and the last day on which they keep the wedding’s free [18]', () => {
    expect(of({ visitDate: '2027-02-05', visitTime: '15:00', holdUntil: '2026-11-30' })).toMatchObject([
      { date: '2027-02-05', startTime: '15:00', title: 'Visit: Fern & Fable', place: 'Frome, Somerset' },
      { date: '2026-11-30', startTime: null, title: 'Fern & Fable holds your day until today', remindDaysBefore: 2 },
    ]);
    expect(of({})).toEqual([]);
  });

  test('that are booked keep no day free, and who was set aside has no entry [18]', () => {
    const days = { visitDate: '2027-02-05', holdUntil: '2026-11-30' };
    expect(of({ ...days, booked: true })).toMatchObject([{ date: '2027-02-05' }]);
    expect(of({ ...days, shortlisted: false, ignored: true })).toEqual([]);
  });
});

describe('payments', () => {
  const cost = {
    id: 'c1',
    name: 'Catering',
    supplierType: null,
    group: 'g',
    estimate: 0,
    actual: 0,
    perHead: null,
    actualPerHead: null,
  };
  const costs = [{ ...cost, payer: '', supplierId: null, notes: '', createdAt: null, updatedAt: null }];
  const payment = { id: 'p1', costId: 'c1', name: 'Deposit', amount: 120_000, due: '2026-12-01', paidOn: null };
  const rest = { remindDaysBefore: 7, payer: 'Ida', createdAt: at, updatedAt: at };
  const of = (changes: object) =>
    paymentEntries({
      weddingId: 'w1',
      payments: [{ ...payment, ...rest, ...changes }],
      costs,
      money: (amount) => `£${amount / 100}`,
      words,
    });

  test('stand on the day that they are due, with their reminder', () => {
    expect(of({})).toMatchObject([
      { date: '2026-12-01', title: 'Pay £1200, Catering: Deposit', description: 'Ida pays.', remindDaysBefore: 7 },
    ]);
  });

  test('go when they are paid, and wait for a day', () => {
    expect(of({ paidOn: '2026-11-30' })).toEqual([]);
    expect(of({ due: null })).toEqual([]);
  });
});

describe('events', () => {
  const event = { name: '', date: null, time: { startTime: null }, place: '', description: '', attire: '' };
  const flags = { visible: true, featured: false, supplier: null, createdAt: at, updatedAt: at };
  const of = (events: object[], weddingDay: string | null = '2027-09-11') =>
    eventEntries({
      weddingId: 'w1',
      events: events as Parameters<typeof eventEntries>[0]['events'],
      weddingDay,
      createdAt: at,
      words,
    });
  const main = { id: 'm', type: 'main', ...event, ...flags };

  test('have the wedding itself on its day, before and after the couple has touched it, under one uid', () => {
    const [untouched] = of([]);
    const [touched] = of([{ ...main, time: { startTime: '14:00' }, place: 'Bath' }]);
    expect(untouched).toMatchObject({ date: '2027-09-11', title: 'The wedding', startTime: null });
    expect(touched).toMatchObject({ date: '2027-09-11', title: 'The wedding', startTime: '14:00', place: 'Bath' });
    expect(touched?.uid).toBe(untouched?.uid);
  });

  test('say what to wear, and wait for a day', () => {
    const supper = { ...main, id: 's', type: 'custom', name: 'Supper', description: 'Come early.', attire: 'Boots' };
    expect(of([{ ...supper, date: '2027-09-10' }])[1]).toMatchObject({
      title: 'Supper',
      description: 'Come early.\nWhat to wear: Boots',
    });
    expect(of([supper])).toHaveLength(1);
    expect(of([], null)).toEqual([]);
  });
});

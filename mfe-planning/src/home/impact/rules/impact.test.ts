import fc from 'fast-check';
import { costItems, totalsOf } from '#budget/public';
import { anyCosts, exampleCost } from '#testing/example-costs';
import { anyChecklist, anyTemplates, exampleTask, exampleTemplate } from '#testing/example-tasks';
import { countryImpact } from './country-impact';
import { dateImpact } from './date-impact';
import { guestImpact } from './guest-impact';
import { legalNotice } from './legal-notice';

const now = Date.parse('2026-11-20T12:00:00.000Z');

describe('another date', () => {
  const tasks = [
    exampleTask({ id: 'venue', period: '12-plus' }),
    exampleTask({ id: 'visit', group: 'venue', period: '12-plus' }),
    exampleTask({ id: 'rings', period: '4-6' }),
    exampleTask({ id: 'done', period: '4-6', done: true }),
    exampleTask({ id: 'doves', period: '4-6', active: false }),
    exampleTask({ id: 'thanks', period: 'after' }),
  ];

  test('moves every open task; those whose time would be over come first', () => {
    expect(dateImpact(tasks, '2028-06-03', now, 'Europe/London')).toEqual({ moved: 4, first: 0 });
    expect(dateImpact(tasks, '2027-06-05', now, 'Europe/London')).toEqual({ moved: 4, first: 2 });
    expect(dateImpact(tasks, '2027-01-09', now, 'Europe/London')).toEqual({ moved: 4, first: 3 });
  });

  test('an earlier date never leaves more time', () => {
    fc.assert(
      fc.property(anyChecklist, fc.integer({ min: 0, max: 900 }), fc.integer({ min: 0, max: 900 }), (list, a, b) => {
        const on = (days: number) =>
          dateImpact(list, new Date(now + days * 86_400_000).toISOString().slice(0, 10), now, 'Europe/London');
        const [sooner, later] = [Math.min(a, b), Math.max(a, b)];
        expect(on(sooner).first).toBeGreaterThanOrEqual(on(later).first);
      }),
    );
  });
});

test('the law: 28 clear days in England and Wales and 29 days in Scotland are the same day; other countries their own', () => {
  expect(['GB', 'IE', 'DE', 'FR', 'US'].map((country) => legalNotice(country, '2027-09-11'))).toEqual([
    { kind: 'by', day: '2027-08-13' },
    { kind: 'by', day: '2027-06-11' },
    { kind: 'from', day: '2027-03-11' },
    { kind: 'by', day: '2027-09-01' },
    null,
  ]);
});

describe('another country', () => {
  const from = [exampleTemplate({ key: 'both' }), exampleTemplate({ key: 'banns' }), exampleTemplate({ key: 'm10' })];
  const to = [exampleTemplate({ key: 'both' }), exampleTemplate({ key: 'standesamt' })];

  test('adds its own tasks and lets go of the open ones that only the old one has', () => {
    const tasks = [
      exampleTask({ id: 'both' }),
      exampleTask({ id: 'banns' }),
      exampleTask({ id: 'm10', done: true }),
      exampleTask({ id: 'own', key: null, custom: true }),
    ];
    const impact = countryImpact(tasks, from, to);
    expect({ ...impact, added: impact.added.map(({ id }) => id) }).toEqual({
      added: ['standesamt'],
      returning: [],
      leaving: ['banns'],
    });
  });

  test('and back again: what had left returns, what the couple had dismissed does not', () => {
    const tasks = [exampleTask({ id: 'both', active: false }), exampleTask({ id: 'banns', active: false })];
    expect(countryImpact(tasks, to, from)).toMatchObject({ returning: ['banns'], leaving: [] });
  });

  test('done twice does nothing more', () => {
    fc.assert(
      fc.property(anyTemplates, anyTemplates, (before, after) => {
        const start = countryImpact([], [], before).added.map((task) => ({ ...task, createdAt: '', updatedAt: '' }));
        const { added, returning, leaving } = countryImpact(start, before, after);
        const made = added.map((task) => ({ ...task, createdAt: '', updatedAt: '' }));
        const then = [...start, ...made].map((task) => ({
          ...task,
          active: returning.includes(task.id) || (task.active && !leaving.includes(task.id)),
        }));
        expect(countryImpact(then, before, after)).toEqual({ added: [], returning: [], leaving: [] });
      }),
    );
  });
});

describe('another guess of guests', () => {
  const all = (count: number) => ({ day: count, all: count });
  const costs = [
    exampleCost({ id: 'dinner', perHead: { amount: 7_800, counts: 'day' } }),
    exampleCost({ id: 'cards', perHead: { amount: 300, counts: 'all' } }),
    exampleCost({ id: 'bus', perHead: { amount: 900, counts: 'all' }, actual: 80_000 }),
    exampleCost({ id: 'venue', estimate: 600_000 }),
  ];

  test('moves the costs that follow the guest count, and not what was quoted as a whole', () => {
    expect(guestImpact(costs, all(80), all(100))).toEqual({ costs: 2, before: 648_000, after: 810_000 });
    expect(guestImpact(costs, all(0), all(10))).toEqual({ costs: 2, before: 0, after: 81_000 });
  });

  test('is the difference that the budget shows afterwards', () => {
    const count = fc.integer({ min: 0, max: 400 });
    fc.assert(
      fc.property(anyCosts, count, count, (list, from, to) => {
        const { before, after } = guestImpact(list, all(from), all(to));
        const amount = (guests: number): number => totalsOf(costItems(list, [], { day: guests, all: guests })).amount;
        expect(after - before).toBe(amount(to) - amount(from));
      }),
    );
  });
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { costItems } from '#budget/public';
import { exampleCost } from '#testing/example-costs';
import { categoryFacts, type ShortlistItem } from './category-facts';
import { nextStepOf, placeByKey } from './next-step';

const shortlisted = (id: string, changes: Partial<ShortlistItem> = {}): ShortlistItem => ({
  id,
  type: 'photographers',
  slug: id,
  name: id,
  publicId: id,
  shortlisted: true,
  booked: false,
  enquired: false,
  ignored: false,
  customSupplier: false,
  updatedAt: '2026-11-20T12:00:00.000Z',
  ...changes,
});

test.each([
  [
    { key: 'book-your-photographer', category: 'photographers' },
    { kind: 'suppliers', category: 'photographers' },
  ],
  [{ key: 'make-your-seating-plan', category: 'guests' }, { kind: 'seating' }],
  [{ key: 'send-save-the-dates', category: 'guests' }, { kind: 'save-the-dates' }],
  [{ key: 'collect-postal-addresses', category: 'guests' }, { kind: 'addresses' }],
  [{ key: 'start-guest-list', category: 'guests' }, { kind: 'guests' }],
  [{ key: 'outline-your-budget', category: 'budget' }, { kind: 'budget' }],
  [{ key: 'invite-your-partner', category: 'other' }, { kind: 'invite' }],
  [{ key: 'draft-your-day-timeline', category: 'other' }, { kind: 'day' }],
  [{ key: 'write-your-vows', category: 'ceremony' }, { kind: 'note' }],
  [{ key: null, category: 'other' }, { kind: 'note' }],
])('%j is worked on at %j [R1-09]', (task, step) => {
  expect(nextStepOf(task)).toEqual(step);
});

test('every template that is given a place of its own exists [R1-09]', () => {
  const file = join(__dirname, '../../../../backend/content/checklist/tasks.json');
  const keys = new Set((JSON.parse(readFileSync(file, 'utf8')) as { key: string }[]).map(({ key }) => key));
  expect(Object.keys(placeByKey).filter((key) => !keys.has(key))).toEqual([]);
});

test('a category’s facts are what is set aside, who is on the shortlist and who is booked [R1-09]', () => {
  const costs = [
    // A quote is no plan.
    exampleCost({ id: 'photographer', group: 'photographers', estimate: 200_000, actual: 185_000 }),
    exampleCost({ id: 'album', group: 'photographers', estimate: 16_000 }),
    exampleCost({ id: 'cake', group: 'cakes', estimate: 40_000 }),
  ];
  const list = [
    shortlisted('older', { updatedAt: '2026-11-01T12:00:00.000Z' }),
    shortlisted('newer'),
    shortlisted('asked', { shortlisted: false, enquired: true, updatedAt: '2026-10-01T12:00:00.000Z' }),
    shortlisted('taken-off', { shortlisted: false, enquired: true, state: 'removed' }),
    shortlisted('not-theirs', { ignored: true }),
    shortlisted('venue', { type: 'venues', booked: true }),
  ];
  const facts = categoryFacts('photographers', costItems(costs, [], { day: 0, all: 0 }), list);
  expect({ ...facts, shortlisted: facts.shortlisted.map(({ id }) => id) }).toEqual({
    setAside: 216_000,
    costId: 'photographer',
    shortlisted: ['newer', 'older', 'asked'],
    booked: null,
  });
  expect(categoryFacts('venues', [], list).booked?.id).toBe('venue');
});

import { costSchema, guestSchema, noteSchema, taskSchema, weddingSchema } from '@posy/shared-contracts/entities';
import { totalsOfGuests } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { type BenchDocument } from '../page/write-documents';
import { firstHouseholds, largeSize, largeWedding } from './large-wedding';

const documents = largeWedding('w1', 'u1');
const within = (name: string): BenchDocument[] =>
  documents.filter(({ path }) => path.startsWith(`weddings/w1/${name}/`));

test('the benchmark’s wedding is as large as it says, and each document has a path of its own', () => {
  expect([within('tasks').length, within('guests').length, within('costs').length]).toEqual([
    largeSize.tasks,
    largeSize.guests,
    largeSize.costs,
  ]);
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
});

test.each([
  ['tasks', taskSchema],
  ['guests', guestSchema],
  ['costs', costSchema],
  ['notes', noteSchema],
] as const)('its %s are as the contract wants them', (name, schema) => {
  for (const { data } of within(name)) expect(v.is(schema, data)).toBe(true);
});

test('its totals are those of its documents', () => {
  const wedding = v.parse(weddingSchema, documents[0]?.data);
  const tasks = within('tasks').map(({ data }) => v.parse(taskSchema, data));
  expect(wedding.tasks).toMatchObject({ total: tasks.length, done: tasks.filter(({ done }) => done).length });
  expect(wedding.guests).toEqual(totalsOfGuests(within('guests').map(({ data }) => v.parse(guestSchema, data))));
  const costs = within('costs').map(({ data }) => v.parse(costSchema, data));
  expect(wedding.costs?.actual).toBe(costs.reduce((total, { actual }) => total + actual, 0));
});

test('the first households are asked for in their order, none of them missing', () => {
  const shows = (text: string): boolean => firstHouseholds(3).test(text);
  expect(shows('500 households: Ida Household 0000, Noor Household 0000\nHousehold 0004 Sam\nHousehold 0008')).toBe(
    true,
  );
  expect(shows('Household 0004 Household 0000 Household 0008')).toBe(false);
  expect(shows('Household 0000 Household 0008 Household 0012')).toBe(false);
  expect(shows('Household 0100 Household 0000 Household 0004 Household 0008')).toBe(false);
});

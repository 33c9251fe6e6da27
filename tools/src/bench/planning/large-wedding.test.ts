import { costSchema, guestSchema, noteSchema, taskSchema, weddingSchema } from '@posy/shared-contracts/entities';
import { totalsOfGuests } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import { largeSize, largeWedding, type LargeDocument } from './large-wedding';

const documents = largeWedding('w1', 'u1');
const within = (name: string): LargeDocument[] =>
  documents.filter(({ path }) => path.startsWith(`weddings/w1/${name}/`));

it('the benchmark’s wedding is as large as it says, and each document has a path of its own', () => {
  expect([within('tasks').length, within('guests').length, within('costs').length]).toEqual([
    largeSize.tasks,
    largeSize.guests,
    largeSize.costs,
  ]);
  expect(new Set(documents.map(({ path }) => path)).size).toBe(documents.length);
});

it.each([
  ['tasks', taskSchema],
  ['guests', guestSchema],
  ['costs', costSchema],
  ['notes', noteSchema],
] as const)('its %s are as the contract wants them', (name, schema) => {
  for (const { data } of within(name)) expect(v.is(schema, data)).toBe(true);
});

it('its totals are those of its documents', () => {
  const wedding = v.parse(weddingSchema, documents[0]?.data);
  const tasks = within('tasks').map(({ data }) => v.parse(taskSchema, data));
  expect(wedding.tasks).toMatchObject({ total: tasks.length, done: tasks.filter(({ done }) => done).length });
  expect(wedding.guests).toEqual(totalsOfGuests(within('guests').map(({ data }) => v.parse(guestSchema, data))));
  const costs = within('costs').map(({ data }) => v.parse(costSchema, data));
  expect(wedding.costs?.actual).toBe(costs.reduce((total, { actual }) => total + actual, 0));
});

import { exampleTask, exampleTemplate } from '#testing/example-tasks';
import { placeImpact } from './place-impact';

const english = ['learn-the-law-england-and-wales', 'give-notice-england-wales', 'plan-church-banns'] as const;
const scottish = ['learn-the-law-scotland', 'send-m10-forms-scotland'] as const;
const templates = [...english, ...scottish].map((key) => exampleTemplate({ key }));
const step = (key: string, changes: Partial<ReturnType<typeof exampleTask>> = {}) =>
  exampleTask({ id: key, key, ...changes });
const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB' };

const changesOf = (...tasks: ReturnType<typeof exampleTask>[]) => {
  const { edit, coming, leaving } = placeImpact(tasks, templates, bath) ?? {};
  const worded = (changes: readonly object[] = []) =>
    changes.map((change) => {
      const { id, fields } = change as { id: string; fields: { active: boolean } };
      return `${fields.active ? '+' : '-'} ${id}`;
    });
  return { coming, leaving, changes: worded(edit?.changes), undo: worded(edit?.undo) };
};

test('what the couple removed or set aside of their law stays away when they move within it [R1-08]', () => {
  const [first, second] = english;
  const still = { coming: 0, leaving: 0, changes: [], undo: [] };
  expect(changesOf(step(first), step(second))).toEqual(still);
  expect(changesOf(step(first), step(second, { active: false }))).toEqual(still);
  expect(changesOf(step(first, { done: true }), step(second, { active: false }))).toEqual(still);
});

test('back under a law of which something was done, the rest comes back; undo leaves what is done [R1-08]', () => {
  const [done, gone, missing] = english;
  expect(
    changesOf(step(done, { done: true }), step(gone, { active: false }), ...scottish.map((key) => step(key))),
  ).toEqual({
    coming: 2,
    leaving: 2,
    changes: [`+ ${missing}`, `+ ${gone}`, ...scottish.map((key) => `- ${key}`)],
    undo: [`- ${missing}`, `- ${gone}`, ...scottish.map((key) => `+ ${key}`)],
  });
});

import type { GuestQuestion } from '@posy/shared-contracts/entities';
import { mergeQuestions } from './question-drafts';

const asked = (id: string, words = id): GuestQuestion => ({ id, kind: 'text', words, choices: [], event: null });
const [a, b, c] = [asked('a'), asked('b'), asked('c')];
const changed = asked('a', 'changed here');
const changedThere = asked('a', 'changed there');

test.each([
  ['one that was changed here alone', { base: [a, b], stored: [a, b], mine: [changed, b] }, [changed, b]],
  ['one that was changed there alone', { base: [a, b], stored: [changedThere, b], mine: [a, c] }, [changedThere, c]],
  ['one that was changed on both sides', { base: [a], stored: [changedThere], mine: [changed] }, [changed]],
  ['one that was added there', { base: [a], stored: [a, b], mine: [changed] }, [changed, b]],
  ['one that was removed here', { base: [a, b], stored: [changedThere, b], mine: [b] }, [b]],
  ['one that was removed there', { base: [a, b], stored: [b], mine: [a, b, c] }, [b, c]],
  ['one that was removed there and changed here', { base: [a, b], stored: [b], mine: [changed, b] }, [changed, b]],
])('a save merges %s', (_what, versions, merged) => {
  expect(mergeQuestions(versions)).toEqual(merged);
});

test('no more questions are stored than guests are asked, and none of the stored ones goes', () => {
  const stored = Array.from({ length: 6 }, (_, index) => asked(`q${index}`));
  expect(mergeQuestions({ base: [], stored, mine: [a] })).toEqual(stored);
});

import type { GuestQuestion } from '#entities';
import { mergeReplies, questionsFor, replyTo } from './guest-questions';

const question = (id: string, changes: Partial<GuestQuestion> = {}): GuestQuestion => ({
  ...{ id, kind: 'text', words: `${id}?`, choices: [], event: null },
  ...changes,
});
const bus = question('bus', { kind: 'choice', choices: ['There', 'Back'], event: 'supper' });
const nights = question('nights', { kind: 'number' });
const poem = question('poem');
const all = [bus, nights, poem];
const coming = { supper: 'attending', main: 'declined' };

test.each([
  ['who comes to its event', coming, ['bus', 'nights', 'poem']],
  ['who comes to something else', { supper: 'declined', main: 'attending' }, ['nights', 'poem']],
  ['who comes to nothing', { supper: 'declined', main: 'pending' }, []],
  ['who has not answered', {}, []],
])('a question is for %s: %j', (_who, events, ids) => {
  expect(questionsFor(all, events).map(({ id }) => id)).toEqual(ids);
});

test('a reply that an answer leaves out stays, an empty one goes, and so does one that nobody is asked for', () => {
  const last = { bus: 'There', nights: '2', poem: 'Odes' };
  expect(mergeReplies(all, coming, { said: { nights: '3', poem: ' ' }, last })).toEqual({ bus: 'There', nights: '3' });
  expect(mergeReplies(all, { supper: 'declined', main: 'attending' }, { last })).toEqual({ nights: '2', poem: 'Odes' });
  expect(mergeReplies(all, { supper: 'declined' }, { said: { bus: 'There' }, last })).toEqual({});
  expect(mergeReplies(all, coming, { said: { unknown: 'x' } })).toEqual({});
});

test('replies to questions that the link does not show now stay, and cannot be given', () => {
  const last = { bus: 'There', nights: '2', gone: 'x' };
  const merge = (said: Record<string, string>) =>
    mergeReplies([nights], { main: 'attending' }, { said, last, unshown: [bus, poem] });
  expect(merge({ nights: '3', bus: '', poem: 'Odes' })).toEqual({ bus: 'There', nights: '3' });
});

test('a reply that its question does not offer is refused, one that was offered before is not', () => {
  expect(mergeReplies(all, coming, { said: { bus: 'By boat' } })).toBeNull();
  expect(mergeReplies(all, coming, { said: { bus: 'By boat' }, last: { bus: 'By boat' } })).toEqual({ bus: 'By boat' });
  for (const wrong of ['two', '-1', '100', '1.5'])
    expect(mergeReplies(all, coming, { said: { nights: wrong } })).toBeNull();
});

test('an id that every object knows is no reply', () => {
  expect(replyTo({}, 'constructor')).toBe('');
  expect(mergeReplies([question('toString')], coming, { said: {}, last: {} })).toEqual({});
});

import type { TodayTaskFlow } from '@posy/shared-contracts/entities';
import { answersOf, type CardFacts, cardProgress, currentCard, leavesToFind } from './card-progress';

const card = (id: string, order: number, kind: 'task' | 'quiz' | 'link' = 'task') => ({
  id,
  order,
  kind,
  i18nKey: `key-${id}`,
  path: null,
});
const flow: TodayTaskFlow = {
  name: 'first-steps',
  active: true,
  cards: [card('b', 2), card('a', 1, 'link'), card('c', 3, 'quiz')],
};
const nothing: CardFacts = { record: undefined, answers: {}, doneKeys: new Set() };
const states = (facts: Partial<CardFacts>) => cardProgress(flow, { ...nothing, ...facts }).map(({ state }) => state);

test('cards stand in their order, and begin open [D-flow-03]', () => {
  expect(cardProgress(flow, nothing)).toEqual([
    { card: card('a', 1, 'link'), state: 'open' },
    { card: card('b', 2), state: 'open' },
    { card: card('c', 3, 'quiz'), state: 'open' },
  ]);
});

test('a card is done when the person said so, its task is ticked, or its quiz is answered', () => {
  expect(states({ record: { cards: { a: 'done' }, closed: false } })).toEqual(['done', 'open', 'open']);
  expect(states({ doneKeys: new Set(['key-b']) })).toEqual(['open', 'done', 'open']);
  expect(states({ answers: { c: 'unsure' } })).toEqual(['open', 'open', 'done']);
});

test('what was put aside is skipped, until it is done after all', () => {
  const record = { cards: { b: 'skipped' as const }, closed: false };
  expect(states({ record })).toEqual(['open', 'skipped', 'open']);
  expect(states({ record, doneKeys: new Set(['key-b']) })).toEqual(['open', 'done', 'open']);
});

test('a person goes on at the first open card, and is through when there is none', () => {
  const record = { cards: { a: 'skipped' as const, b: 'done' as const }, closed: false };
  expect(currentCard(cardProgress(flow, { ...nothing, record }))?.id).toBe('c');
  expect(currentCard(cardProgress(flow, { ...nothing, record, answers: { c: 'venue' } }))).toBeNull();
});

test('answers are read from the wedding’s preferences under the flow’s name; what is no answer is left out [S7-database-10]', () => {
  const preferences = {
    'at-your-venue': { music: 'venue', flowers: 'perhaps', catering: 7 },
    onboarding: { step: 'x' },
  };
  expect(answersOf({ preferences }, 'at-your-venue')).toEqual({ music: 'venue' });
  expect(answersOf({ preferences: undefined }, 'at-your-venue')).toEqual({});
});

test('a quiz leaves somebody to find for what the venue does not do, or may not', () => {
  const left = (answers: Record<string, unknown>) => leavesToFind({ preferences: { 'first-steps': answers } }, flow);
  expect([{ c: 'ours' }, { c: 'unsure' }, { c: 'venue' }, { a: 'ours' }, {}].map(left)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

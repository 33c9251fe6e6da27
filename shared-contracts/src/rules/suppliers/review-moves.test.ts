import { type ReviewState, reviewStates } from '#entities';
import { mayMoveReview, type ReviewMover, reviewMoves } from '..';

const movers: ReviewMover[] = ['author', 'supplier', 'moderator'];

/** Returns every move that this person may make, as `from > to`. */
const movesOf = (by: ReviewMover): string[] =>
  reviewStates.flatMap((from) =>
    reviewStates.filter((to) => mayMoveReview(by, from, to)).map((to) => `${from} > ${to}`),
  );

test.each<[ReviewMover, string[]]>([
  [
    'author',
    [
      'unconfirmed > pending',
      'unconfirmed > withdrawn',
      'pending > withdrawn',
      'changes-asked > pending',
      'changes-asked > withdrawn',
      'published > pending',
      'published > withdrawn',
      'disputed > withdrawn',
    ],
  ],
  ['supplier', ['published > disputed']],
  [
    'moderator',
    [
      'pending > changes-asked',
      'pending > published',
      'pending > refused',
      'published > changes-asked',
      'published > refused',
      'disputed > changes-asked',
      'disputed > published',
      'disputed > refused',
    ],
  ],
])('a review is moved by its %s this way and no other', (by, moves) => {
  expect(movesOf(by)).toEqual(moves);
});

test('only a moderator publishes, and never what has not been confirmed', () => {
  for (const by of movers)
    for (const from of reviewStates)
      if (mayMoveReview(by, from, 'published'))
        expect([by, from]).toEqual(['moderator', expect.not.stringMatching('unconfirmed')]);
});

test('nobody moves what is refused or withdrawn, nothing to where it is, and nothing back to unconfirmed', () => {
  const ended: ReviewState[] = ['refused', 'withdrawn'];
  for (const by of movers) {
    for (const from of ended) expect(reviewMoves[by][from]).toBeUndefined();
    for (const state of reviewStates)
      expect([mayMoveReview(by, state, state), mayMoveReview(by, state, 'unconfirmed')]).toEqual([false, false]);
  }
});

test('every state is left or is an end, and can be come to from where a review begins', () => {
  const come = new Set<ReviewState>(['unconfirmed', 'pending']);
  for (const from of come) for (const by of movers) for (const to of reviewMoves[by][from] ?? []) come.add(to);
  expect([...come].sort()).toEqual([...reviewStates].sort());
});

import { type ReviewState, reviewStates } from '#entities';
import {
  changesDueAt,
  changesDueFrom,
  isHiddenByReport,
  isReviewOver,
  mayEditReview,
  mayMoveReview,
  type ReviewMover,
  reviewMoves,
} from '..';

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
  const ended = reviewStates.filter(isReviewOver);
  expect(ended).toEqual(['refused', 'withdrawn']);
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

test('an upheld report alone sends a published review back, and its author cannot rewrite an old one then', () => {
  expect(reviewStates.filter(isHiddenByReport)).toEqual(['published']);
  const [sent, shown] = ['2026-05-01T10:00:00.000Z', '2026-05-02T10:00:00.000Z'];
  const log = (['pending', 'published', 'pending'] as const).map((state) => ({ state, at: shown }));
  const mayEdit = (of: object, iso: string) =>
    mayEditReview({ state: 'pending', createdAt: sent, log, ...of }, Date.parse(iso));
  expect(mayEdit({}, '2026-05-15T09:59:59.999Z')).toBe(true);
  expect(mayEdit({}, '2026-05-15T10:00:00.000Z')).toBe(false);
  expect(mayEdit({ log: log.slice(0, 1) }, '2026-08-15T10:00:00.000Z')).toBe(true);
});

describe('changes that were asked for', () => {
  const at = (iso: string): number => Date.parse(iso);
  const asked = { ...{ state: 'changes-asked' as ReviewState, createdAt: '2026-05-01T10:00:00.000Z' }, log: [] };
  const changesDue = new Date(changesDueFrom(at('2026-11-09T10:00:00.000Z'))).toISOString();

  test('are made within two weeks after they were asked for last, and not at their end', () => {
    const due = { ...asked, changesDue };
    expect(changesDueAt(due)).toBe(at('2026-11-23T10:00:00.000Z'));
    expect(mayEditReview(due, at('2026-11-23T09:59:59.999Z'))).toBe(true);
    expect(mayEditReview(due, at('2026-11-23T10:00:00.000Z'))).toBe(false);
  });

  test('are due in that state alone; what waits may be changed however old it is', () => {
    const dueIn = (state: ReviewState) => changesDueAt({ ...asked, state, changesDue });
    expect(reviewStates.filter((state) => dueIn(state) !== null)).toEqual(['changes-asked']);
    expect(mayEditReview({ ...asked, state: 'pending' }, at('2027-11-01T10:00:00.000Z'))).toBe(true);
  });

  test('by a letter that named no day are never too late', () => {
    expect(changesDueAt(asked)).toBeNull();
    expect(mayEditReview(asked, at('2028-11-01T10:00:00.000Z'))).toBe(true);
  });
});

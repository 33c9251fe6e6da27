import { exampleWedding } from '@posy/remote-kit/testing';
import { exampleEntry } from '#testing/example-entry';
import { liking, voteEdit, votesOf } from './votes';

const wedding = exampleWedding({
  roles: { u1: 'owner', u2: 'partner', u3: 'helper' },
  users: [{ id: 'u2', name: 'Tom ', email: 'tom@posy.example' }] as never,
});

test('the couple has votes, one’s own first; helpers have none [18]', () => {
  const entry = exampleEntry({ votes: { u2: 'yes', u3: 'no' } });
  expect(votesOf(entry, wedding, 'u1')).toEqual([
    { uid: 'u1', name: null, isMe: true, vote: null },
    { uid: 'u2', name: 'Tom', isMe: false, vote: 'yes' },
  ]);
  expect(votesOf(entry, wedding, 'u3').some(({ isMe }) => isMe)).toBe(false);
});

test('a vote writes itself alone, and taking it back too [18]', () => {
  const edit = voteEdit('w1', exampleEntry({ votes: { u2: 'yes' } }), 'u1', 'maybe');
  expect(edit.changes).toMatchObject([{ kind: 'update', data: { 'votes.u1': 'maybe' } }]);
  expect(Object.keys((edit.undo[0] as { data: object }).data)).toEqual(['votes.u1']);
});

test('both yes come before one, and a no below nothing said', () => {
  const of = (votes: Record<string, 'yes' | 'maybe' | 'no'>) => liking({ votes });
  expect(of({ a: 'yes', b: 'yes' })).toBeGreaterThan(of({ a: 'yes' }));
  expect(of({ a: 'yes' })).toBeGreaterThan(of({ a: 'maybe' }));
  expect(of({})).toBeGreaterThan(of({ a: 'no' }));
});

import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { lostWedding, shownBefore, shownIn } from './lost-wedding';

const person = exampleSignedIn();
const profile = person.user;
const before = shownIn(person);
const own = exampleWedding({ id: 'w2' });

test('is lost when the profile turns to another wedding, or to none [S6-collab-03] [D-role-02]', () => {
  const turned = exampleSignedIn({ user: { ...profile, weddingId: 'w2' }, wedding: own });
  expect(lostWedding(before, turned)?.id).toBe('w1');
  const without = exampleSignedIn({ user: { ...profile, weddingId: null }, wedding: null, role: null });
  expect(lostWedding(before, without)?.id).toBe('w1');
});

test('is lost when the wedding’s roles no longer name the person', () => {
  const roles = { somebody: 'owner' } as const;
  expect(lostWedding(before, exampleSignedIn({ wedding: exampleWedding({ roles }), role: null }))?.id).toBe('w1');
});

test('is lost when it may not be read any more, whatever the profile still says [S6-collab-03] [D-role-02]', () => {
  const refused = exampleSignedIn({ wedding: null, role: null, lostAccess: { weddingId: 'w1' } });
  expect(lostWedding(before, refused)?.id).toBe('w1');
  expect(lostWedding(before, { ...refused, user: { ...profile, weddingIds: ['w1'] } })?.id).toBe('w1');
  expect(lostWedding(before, { ...refused, lostAccess: { weddingId: 'w9' } })).toBeNull();
});

test('is not lost by joining another one, by an edit, by signing out, or to somebody else', () => {
  const joined = { ...profile, weddingId: 'w2', weddingIds: ['w1', 'w2'] };
  expect(lostWedding(before, exampleSignedIn({ user: joined, wedding: own }))).toBeNull();
  expect(lostWedding(before, exampleSignedIn({ wedding: exampleWedding({ budget: 5 }) }))).toBeNull();
  expect(lostWedding(before, exampleSignedIn({ wedding: null, role: null }))).toBeNull();
  expect(lostWedding(before, { status: 'signed-out' })).toBeNull();
  expect(lostWedding(before, exampleSignedIn({ uid: 'u9', wedding: own, role: null }))).toBeNull();
  expect(lostWedding(null, person)).toBeNull();
});

test('is not lost by who answers for a supplier from now on', () => {
  const supplier = { ...profile, kind: 'supplier' as const, weddingId: null };
  expect(lostWedding(before, exampleSignedIn({ user: supplier, wedding: null, role: null }))).toBeNull();
});

test('is lost also when its document goes before the profile says so, and once only [S6-collab-03]', () => {
  const gone = exampleSignedIn({ wedding: null, role: null });
  const stored = shownBefore(before, gone);
  expect(stored).toEqual(before);
  expect(shownBefore(before, { status: 'loading' })).toEqual(before);
  const turned = { ...gone, user: { ...profile, weddingId: null } };
  expect(lostWedding(stored, turned)?.id).toBe('w1');
  expect(shownBefore(stored, turned)).toBeNull();
  expect(shownBefore(before, { status: 'signed-out' })).toBeNull();
});

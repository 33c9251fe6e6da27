import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { coupleOf } from './couple-of';

const session = exampleSignedIn();
const maya = { ...session, user: { ...session.user, name: 'Maya' } };
const named = { partners: ['Tom', 'Maya'] };
const other = (given: Partial<typeof session>): string | undefined => coupleOf({ ...maya, ...given })[1]?.name;

test('two who plan one wedding are two, also before the other has joined [R1-13]', () => {
  expect(coupleOf({ ...maya, wedding: exampleWedding(named) })).toEqual([
    'Maya',
    { name: 'Tom', hue: expect.any(String) },
  ]);
  expect(other({ wedding: exampleWedding({ partners: ['Maya', 'Tom'] }) })).toBe('Tom');
  const users = [
    { id: 'u9', name: 'Joan', role: 'helper' as const },
    { id: session.uid, name: 'Maya', role: 'owner' as const },
    { id: 'u2', name: 'Thomas', role: 'partner' as const },
  ];
  expect(other({ wedding: exampleWedding({ ...named, users }) })).toBe('Thomas');
});

test('nobody stands beside a helper, a supplier, or who has said no other name [R1-13]', () => {
  expect(other({ wedding: exampleWedding(named), role: 'helper' })).toBeUndefined();
  expect(other({ wedding: null, role: null })).toBeUndefined();
  for (const partners of [[], ['Maya'], ['Maya', '']])
    expect(other({ wedding: exampleWedding({ partners }) })).toBeUndefined();
});

test('the two never have the same flower [R1-13]', () => {
  for (const flower of ['peony', 'bluebell', 'fern']) {
    const wedding = exampleWedding({ ...named, preferences: { flowers: { [session.uid]: flower } } });
    expect(coupleOf({ ...maya, wedding })[1]?.hue).not.toBe(flower);
  }
});

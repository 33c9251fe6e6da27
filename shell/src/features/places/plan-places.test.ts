import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { noAccess } from '#features/collaboration/areas';
import { placesFor } from './plan-places';

const idsFor = (session: Parameters<typeof placesFor>[0]) => placesFor(session).map(({ id }) => id);

test('a couple is led to their reviews; a helper where they may see the suppliers; a supplier and a visitor not', () => {
  const helperWith = (suppliers: 'view' | 'none') => {
    const access = { u1: { ...noAccess, suppliers } };
    const wedding = exampleWedding({ roles: { u1: 'helper' }, access });
    return exampleSignedIn({ wedding, role: 'helper' });
  };
  expect(idsFor(exampleSignedIn())).toContain('reviews');
  expect(idsFor(helperWith('view'))).toContain('reviews');
  expect(idsFor(helperWith('none'))).not.toContain('reviews');
  const { user } = exampleSignedIn();
  expect(idsFor(exampleSignedIn({ user: { ...user, kind: 'supplier' }, wedding: null, role: null }))).toEqual([]);
  expect(idsFor({ status: 'signed-out' })).toEqual([]);
});

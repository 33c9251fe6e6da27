import { applyWrites } from '@posy/remote-kit/edits';
import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { emptyDate } from '@posy/shared-contracts/forms';
import fc from 'fast-check';
import type { ProfileChange } from './profile-changes';
import { profileEdit } from './profile-edit';

const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };
const lyon = { name: 'Lyon', adminArea: ['Rhône'], country: 'FR', providerId: null };
const before = exampleWedding({ location: bath, budget: 2_400_000, guests: { count: 3, estimate: 95 } });
const season = { ...emptyDate, year: 2028, season: 'summer' } as const;
const person = exampleSignedIn({ wedding: before });

const changes: fc.Arbitrary<ProfileChange> = fc.oneof(
  fc.record({
    kind: fc.constant('names' as const),
    partners: fc.array(fc.string({ maxLength: 20 }), { maxLength: 2 }),
  }),
  fc.record({ kind: fc.constant('guests' as const), estimate: fc.option(fc.nat()) }),
  fc.record({ kind: fc.constant('budget' as const), budget: fc.nat() }),
  fc.record({ kind: fc.constant('location' as const), location: fc.constantFrom(null, bath, lyon) }),
  fc.record({ kind: fc.constant('date' as const), date: fc.constantFrom(emptyDate, season) }),
  fc.record({
    kind: fc.constant('country' as const),
    country: fc.constantFrom('GB' as const, 'DE' as const, 'US' as const),
    currency: fc.constantFrom('GBP' as const, 'EUR' as const, 'USD' as const),
    location: fc.constant(null),
  }),
);

test('is put back whole by its undo, the person’s own words and figures too', () => {
  const users = [{ ...person.user, id: person.uid }];
  fc.assert(
    fc.property(changes, (change) => {
      const edit = profileEdit({ wedding: before, person, changes: [change] });
      const after = applyWrites([before], 'weddings', edit.changes);
      expect(applyWrites(after, 'weddings', edit.undo)).toEqual([before]);
      const own = applyWrites(users, 'users', edit.changes);
      expect(applyWrites(own, 'users', edit.undo)).toEqual(users);
    }),
  );
});

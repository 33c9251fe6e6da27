import { exampleWedding } from '@posy/remote-kit/testing';
import { changesOf, valuesOf, withDraft } from './profile-form-values';

const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };
const wedding = exampleWedding({ location: bath, budget: 2_400_000, guests: { count: 3, estimate: 95 } });

test('shows the wedding, and what was typed since beside what others changed', () => {
  expect(valuesOf(wedding)).toEqual({
    names: ['Maya', 'Tom'],
    place: { text: 'Bath', known: bath },
    guests: 95,
    budget: 2_400_000,
  });
  expect(withDraft(valuesOf({ ...wedding, budget: 1 }), { guests: null })).toMatchObject({ guests: null, budget: 1 });
});

test('changes what was touched and differs, and nothing else', () => {
  expect(changesOf(wedding, {})).toEqual([]);
  expect(changesOf(wedding, { guests: 95, names: [' Maya', 'Tom '], place: { text: 'Bath', known: bath } })).toEqual(
    [],
  );
  expect(changesOf(wedding, { guests: 120, budget: null })).toEqual([
    { kind: 'guests', estimate: 120 },
    { kind: 'budget', budget: 0 },
  ]);
});

test('takes any text for a place, and none for no place', () => {
  expect(changesOf(wedding, { place: { text: ' Aunt Joan’s garden ', known: bath } })).toEqual([
    {
      kind: 'location',
      location: { name: 'Aunt Joan’s garden', adminArea: [], country: 'GB', providerId: null },
    },
  ]);
  expect(changesOf(wedding, { place: { text: '', known: null } })).toEqual([{ kind: 'location', location: null }]);
});

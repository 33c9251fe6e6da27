import { exampleWedding } from '@posy/remote-kit/testing';
import { askedChanges } from './asked-changes';

const bath = { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null };
const frome = { ...bath, name: 'Frome' };
const before = exampleWedding({ location: bath, guests: { count: 0, estimate: 95 } });

test('another place and another number of guests are asked about, names and budget are not [14]', () => {
  expect(
    askedChanges(before, [
      { kind: 'names', partners: ['Maya', 'Lou'] },
      { kind: 'location', location: frome },
      { kind: 'guests', estimate: 120 },
      { kind: 'budget', budget: 100 },
    ]),
  ).toEqual([
    { kind: 'place', from: bath, to: frome },
    { kind: 'guests', from: 95, to: 120 },
  ]);
});

test('no place any more is asked about too, the first one and the same one are not [14]', () => {
  expect(askedChanges(before, [{ kind: 'location', location: null }])).toEqual([
    { kind: 'place', from: bath, to: null },
  ]);
  expect(askedChanges(before, [{ kind: 'location', location: { ...bath, adminArea: [] } }])).toEqual([]);
  const nowhere = exampleWedding({ location: null, guests: { count: 0 } });
  const first = [{ kind: 'location', location: bath } as const, { kind: 'guests', estimate: 95 } as const];
  expect(askedChanges(nowhere, first)).toEqual([]);
});

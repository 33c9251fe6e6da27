import { exampleWork } from '#testing/example-work';
import { shownWorks, worksPageSize, worksRequest } from './works-request';

test('10 are asked for near and of a venue, 10000 of another supplier [S9-real-weddings-01] [S9-real-weddings-02] [S9-real-weddings-03]', () => {
  expect(worksRequest({ kind: 'near', county: 'Kent' })).toEqual({
    county: 'Kent',
    size: 10,
    sort: 'randomizedByProfileScore',
  });
  expect(worksRequest({ kind: 'venue', supplierId: 'GB000001' })).toMatchObject({ supplierId: 'GB000001', size: 10 });
  expect(worksRequest({ kind: 'supplier', supplierId: 'GB000002' })).toMatchObject({ size: 10_000 });
});

test.each([
  ['supplier', 1, '[S9-real-weddings-04]'],
  ['venue', 4, '[S9-real-weddings-05]'],
  ['near', 4, '[S9-real-weddings-06]'],
  ['anything else', 4, '[S9-real-weddings-07]'],
])('a page of %s holds %i %s', (kind, size) => {
  expect(worksPageSize(kind)).toBe(size);
});

test('a supplier’s own are hidden below tier 2, and only in its own list [S6-real-weddings-01] [D-creator-tier-01]', () => {
  const own = (creatorTier: number) => exampleWork({ id: `own-${creatorTier}`, creatorId: 'GB000002', creatorTier });
  const works = [own(1), own(2), own(2.5), exampleWork({ id: 'other', creatorTier: 0 })];
  const idsOf = (of: Parameters<typeof shownWorks>[0]) => shownWorks(of, works).map(({ id }) => id);
  expect(idsOf({ kind: 'supplier', supplierId: 'GB000002' })).toEqual(['own-2', 'own-2.5', 'other']);
  expect(idsOf({ kind: 'venue', supplierId: 'GB000002' })).toHaveLength(4);
});

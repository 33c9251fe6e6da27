import { exampleWedding } from '@posy/remote-kit/testing';
import { venueRecommendationTiers } from '@posy/shared-contracts/constants';
import { aroundOf, kindRequest, localRequest, venueRequest } from './requests';

const bath = {
  countryCode: 'GB' as const,
  area: 'Bath',
  location: ['Somerset', 'England'],
};

test('a wedding’s place is its area, and what it lies in, the narrower first; without an area there is none [S6-recommend-03]', () => {
  const location = { name: ' Bath ', adminArea: ['England', 'Somerset'], country: 'GB', providerId: null };
  expect(aroundOf(exampleWedding({ location }))).toEqual(bath);
  expect(aroundOf(exampleWedding({ location: { ...location, name: ' ' } }))).toBeNull();
  expect(aroundOf(exampleWedding())).toBeNull();
});

test('venues: 20 of them, with the stamp of the tiers [S9-recommend-01] [S9-recommend-11]', () => {
  expect(venueRequest(bath)).toMatchObject({
    ...bath,
    category: 'venues',
    size: 20,
    version: venueRecommendationTiers.version,
  });
});

test('venues: scores under 0.7, in the UK from tier 1 [S9-recommend-02] [S9-recommend-04]', () => {
  expect(venueRequest(bath)).toMatchObject({ profileScoreBelow: 0.7, tierMin: 1 });
});

test('venues elsewhere: from tier 0 [S9-recommend-03]', () => {
  expect(venueRequest({ ...bath, countryCode: 'DE' }).tierMin).toBe(0);
});

test('the tiers are 1 to 4 with 2.5, and carry a stamp [S9-recommend-10] [S9-recommend-11]', () => {
  expect(Object.values(venueRecommendationTiers.tiers)).toEqual([1, 2, 2.5, 3, 4]);
  expect(venueRecommendationTiers.version).toMatch(/^\d{4}-\d{2}$/);
});

test('local suppliers are asked for with area, place, country and size 100 [S7-local-suppliers-01] [S9-recommend-05]', () => {
  expect(localRequest(bath, null)).toEqual({ ...bath, size: 100, profileScoreBelow: 0.7 });
  expect(localRequest(bath, '2027-09-25')).toEqual({
    ...bath,
    size: 100,
    profileScoreBelow: 0.7,
    freeOn: '2027-09-25',
  });
});

test('one kind: as many as of each type, and only who is free once there is a day', () => {
  expect(kindRequest(bath, 'florists', null)).toEqual({
    ...bath,
    category: 'florists',
    size: 3,
    profileScoreBelow: 0.7,
  });
  expect(kindRequest(bath, 'florists', '2027-09-11')).toMatchObject({ freeOn: '2027-09-11' });
});

import * as v from 'valibot';
import { endpoints } from '../endpoints';
import {
  checklistConstants,
  defaultBudget,
  inboxConstants,
  nativeConstants,
  onceOnlyKey,
  pageSizeLimit,
  planningConstants,
  platformConstants,
  realWeddingConstants,
  recommendationConstants,
  reviewConstants,
  searchLocationVersion,
  storageKeys,
  supplierConstants,
  venueRecommendationTiers,
} from '.';

test('exports 500, the largest page of a list call, which the calls keep to [S9-limits-11]', () => {
  expect(pageSizeLimit).toBe(500);
  const { body } = endpoints.searchSuppliers;
  expect(v.is(body, { countryCode: 'GB', size: 500 })).toBe(true);
  expect(v.is(body, { countryCode: 'GB', size: 501 })).toBe(false);
});

test('begins every budget at 0 [S9-limits-10]', () => {
  expect(defaultBudget).toBe(0);
});

test('has the limits and delays of the specification', () => {
  expect(checklistConstants).toEqual({
    defaultTotalTasks: 180,
    totalsWriteDelayMs: 1500,
    closingRedirectMs: 1000,
    subtaskOrderStep: 0.01,
    badgeHalfOfTotal: 0.5,
    badgeTasksDone: 10,
  });
  expect(realWeddingConstants).toMatchObject({
    requestedNear: 10,
    requestedForVenue: 10,
    requestedForSupplier: 10_000,
    pageSizeSupplier: 1,
    pageSizeVenue: 4,
    pageSizeNear: 4,
    pageSizeDefault: 4,
  });
  expect(recommendationConstants).toEqual({
    venueSuppliersSize: 20,
    venueProfileScoreBelow: 0.7,
    venueMinTier: 0,
    ukVenueMinTier: 1,
    localSuppliersSize: 100,
    localProfileScoreBelow: 0.7,
    localMostPerType: 3,
  });
  expect(Object.keys(venueRecommendationTiers.tiers)).toEqual(['Tier 1', 'Tier 2', 'Tier 2.5', 'Tier 3', 'Tier 4']);
  expect(nativeConstants).toMatchObject({
    ratingMinDaysSinceRegistration: 14,
    ratingMinTasksDone: 3,
    pushPromptDelayMs: 300,
    androidScrollToInputMs: 350,
    keyboardScrollMs: 300,
  });
  expect(supplierConstants).toMatchObject({
    venueReminderMonthsAfterRegistration: 2,
    venueReminderWeeksBetweenShowings: 2,
    twoNonVenuePopupDelayMs: 2500,
    bookingDelayMs: 500,
    redeemOpensEnquiryMs: 50,
    unbookBatchSize: 10,
    defaultArea: 'UK',
  });
  expect(inboxConstants).toEqual({
    enquiryDatesDebounceMs: 500,
    enquiryCountDebounceMs: 500,
    cacheTimeMs: 3_600_000,
    staleTimeMs: 3_600_000,
    refetchOnWindowFocus: false,
  });
  expect(planningConstants.groupsFetchThrottleMs).toBe(2000);
  expect(reviewConstants.successNoticeDelayMs).toBe(1000);
  expect(platformConstants.windowResizeDebounceMs).toBe(500);
});

test('has the storage keys of the specification', () => {
  expect(Object.values(storageKeys)).toEqual([
    'onboarding-finished',
    'performed-search',
    'venue-confirmation-shown',
    'state-search-searchLocation',
    'wedding-country-changed-show-info',
  ]);
  expect(searchLocationVersion).toBe('1.1');
  expect(onceOnlyKey('review')).not.toBe(onceOnlyKey('booked'));
});

/** Values of the page itself. Source: S9-delay, S9-limits. */
export const platformConstants = {
  windowResizeDebounceMs: 500,
  /** Users created from this instant on may see the new home landing. */
  newHomeLandingFrom: '2026-01-01T00:00:00Z',
} as const;

/** Largest page of any list call; a larger one is a 400. Source: S9-limits-11, D-page-limit. */
export const pageSizeLimit = 500;
/** Number of the last page that a list call takes. */
export const lastPage = 100_000;

/** Keys in the browser's storage. Source: S9-storage. */
export const storageKeys = {
  onboardingFinished: 'onboarding-finished',
  performedSearch: 'performed-search',
  venueConfirmationShown: 'venue-confirmation-shown',
  searchLocation: 'state-search-searchLocation',
  weddingCountryChangedShowInfo: 'wedding-country-changed-show-info',
} as const;
/** Version of what is stored under `storageKeys.searchLocation`. */
export const searchLocationVersion = '1.1';

/** The key that remembers a tracking event that is sent once only. Source: S9-limits-12. */
export const onceOnlyKey = (eventName: string): string => `tracked-once-${eventName}`;

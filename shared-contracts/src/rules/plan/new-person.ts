import type { User } from '#entities/people/user';
import type { Wedding } from '#entities/plan/wedding';

interface Newcomer {
  /** Empty when it is not known. */
  email: string;
  name: string;
  /**
   * Firebase's id of the sign-in method, such as `password` or `google.com`; `invitation` for a person who began by
   * accepting one.
   */
  provider: string;
  /** The market that they plan in: that of the page, or of the wedding that they were invited to. */
  l10n: Pick<Wedding['l10n'], 'locale' | 'currency' | 'country'>;
}

/**
 * The profile of a new person, without their wedding and without `registeredAt` and `createdAt`, which are the server's
 * time of writing. Source: S3-user-01.
 */
export const newPerson = ({
  email,
  name,
  provider,
  l10n: { locale, currency, country },
}: Newcomer): Omit<User, 'registeredAt' | 'createdAt' | 'weddingId'> => ({
  kind: 'couple',
  contacts: { email },
  name,
  provider,
  l10n: { locale, currency, viewerCountry: country },
  supplierId: null,
  actions: {
    hasViewedGuestlist: false,
    hasViewedShortlist: false,
    hasSeenRecommendedSuppliers: false,
    hasSeenBudgetWarningModal: false,
  },
});

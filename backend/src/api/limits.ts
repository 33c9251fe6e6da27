import { type EndpointName, endpoints } from '@posy/shared-contracts/endpoints';

/** Limit of calls by one person (or, signed out, one address) in a window of milliseconds. */
export interface CallLimit {
  max: number;
  timeWindow: number;
  /** Counted by network for everybody: an account for a few more guesses is created at once. */
  byNetwork?: true;
}

/** Uploads of one address without a sign-in: photos of a few reviews. */
export const uploadsOfStrangers = 20;

const minute = 60_000;

/** Reading is generous: a household or an office shares one address. */
const reading: CallLimit = { max: 1200, timeWindow: minute };
const writing: CallLimit = { max: 240, timeWindow: minute };

const tight: Partial<Record<EndpointName, CallLimit>> = {
  sendEnquiry: { max: 20, timeWindow: 10 * minute },
  sendMessage: { max: 60, timeWindow: minute },
  // Each is read by a person.
  reportMessage: { max: 20, timeWindow: 10 * minute },
  report: { max: 20, timeWindow: 10 * minute },
  createCalendarFeed: { max: 20, timeWindow: 10 * minute },
  // Programs of many couples share the addresses of their makers. The secret cannot be guessed: this spares the server.
  calendarFeed: { max: 600, timeWindow: minute },
  // Each has a thread of its own for up to ten seconds.
  readSupplierCalendar: { max: 20, timeWindow: 10 * minute },
  createSupplierFeed: { max: 20, timeWindow: 10 * minute },
  supplierFeed: { max: 600, timeWindow: minute },
  createInvitation: { max: 20, timeWindow: 10 * minute },
  readInvitation: { max: 120, timeWindow: minute },
  // Households answer from their phones: a village may share an address. Tokens cannot be guessed.
  householdInvitation: { max: 240, timeWindow: minute },
  openInvitation: { max: 240, timeWindow: minute },
  householdMicrosite: { max: 240, timeWindow: minute },
  answerInvitation: { max: 60, timeWindow: minute },
  giveAddress: { max: 60, timeWindow: minute },
  // Each writes to up to a hundred households.
  sendGuestLetters: { max: 30, timeWindow: 10 * minute },
  // People are notified of each change, and it is stored.
  updateCollaborator: { max: 60, timeWindow: 10 * minute },
  acceptInvitation: { max: 30, timeWindow: minute },
  // Each reads the suppliers of a category.
  ownFigures: { max: 60, timeWindow: minute },
  // Each reads the conversations of a supplier.
  reviewInvitations: { max: 60, timeWindow: minute },
  // Each writes to up to two hundred couples; once a week is the real limit.
  sendReviewInvitations: { max: 20, timeWindow: 10 * minute },
  // Each counts over collections.
  work: { max: 60, timeWindow: minute },
  // Each looks for up to ten searches.
  savedSearches: { max: 60, timeWindow: minute },
  startExport: { max: 10, timeWindow: 10 * minute },
  deleteWedding: { max: 10, timeWindow: 10 * minute },
  deleteAccount: { max: 10, timeWindow: 10 * minute },
  // The captcha is the real limit: each review costs a browser its work.
  addFeedback: { max: 60, timeWindow: 10 * minute },
  captcha: { max: 60, timeWindow: minute },
  // Each may cost its letters at the service.
  translateMessage: { max: 60, timeWindow: 10 * minute },
  translateSupplier: { max: 60, timeWindow: minute },
  translateReview: { max: 60, timeWindow: minute },
  // Each try costs a hash; a password is short. Guests of one house share an address.
  openMicrosite: { max: 20, timeWindow: 10 * minute, byNetwork: true },
  setWebsitePassword: { max: 20, timeWindow: 10 * minute },
  uploadAttachment: { max: 40, timeWindow: 10 * minute },
  uploadContract: { max: 40, timeWindow: 10 * minute },
  uploadSupplierPhoto: { max: 60, timeWindow: 10 * minute },
  // Each is read by a person.
  claimByAddress: { max: 20, timeWindow: 10 * minute },
  claimByDocument: { max: 20, timeWindow: 10 * minute },
  disputeReviewWithFile: { max: 20, timeWindow: 10 * minute },
  uploadPhoto: { max: 60, timeWindow: 10 * minute },
  reportError: { max: 30, timeWindow: minute },
  // A page sends what it has when it is hidden: a few times in a minute, from a few tabs.
  measurePage: { max: 30, timeWindow: minute },
  // Each reads the counts of up to a month.
  pageMeasures: { max: 60, timeWindow: minute },
};

/** Tracked actions become lines of the log, and need no sign-in. */
const isTracking = (name: EndpointName): boolean => name.startsWith('track');
const trackingLimit: CallLimit = { max: 60, timeWindow: minute };

/** The limit of an endpoint. */
export const limitOf = (name: EndpointName): CallLimit => {
  if (isTracking(name)) return trackingLimit;
  return tight[name] ?? (endpoints[name].auth === 'none' ? reading : writing);
};

/** Largest JSON body of an endpoint, in bytes, where it is less than elsewhere. */
export const bodyLimitOf = (name: EndpointName): number | undefined =>
  isTracking(name) || name === 'measurePage' ? 8 * 1024 : undefined;

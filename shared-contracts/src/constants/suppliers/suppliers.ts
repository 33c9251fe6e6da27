import { personConstants } from '../people';

/** Suppliers, venue confirmation and search. Source: S2-route, S4-shortlist, S9-limits. */
export const supplierConstants = {
  venueReminderMonthsAfterRegistration: 2,
  venueReminderWeeksBetweenShowings: 2,
  twoNonVenuePopupDelayMs: 2500,
  /** Booked suppliers other than venues that open the venue popup. */
  nonVenueBookingsForPopup: 2,
  bookingDelayMs: 500,
  redeemOpensEnquiryMs: 50,
  unbookBatchSize: 10,
  /** Suppliers who stand side by side at most. */
  mostCompared: 4,
  /** Payments that are agreed with one supplier. */
  mostAgreedPayments: 8,
  /** Contracts that a wedding keeps. */
  mostContracts: 100,
  /** Characters of the notes about a shortlisted supplier. */
  notesLength: 4000,
  /** Characters of a member's choice on a shortlisted supplier, as JSON. */
  choiceLength: 600,
  /** Members whose choices on one topic stand side by side at most. */
  mostChoices: 4,
  /** Length of a supplier's own text in another language. */
  descriptionLength: 4000,
  /** Lengths of the couple's texts about a supplier of their own, in characters. */
  ownLengths: {
    name: 200,
    email: personConstants.emailLength,
    website: 300,
    phone: 40,
    postcode: 20,
    address: 500,
    town: 200,
    county: 200,
  },
  defaultArea: 'UK',
} as const;

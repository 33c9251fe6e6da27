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
  /** Characters of the notes about a shortlisted supplier. */
  notesLength: 4000,
  defaultArea: 'UK',
} as const;

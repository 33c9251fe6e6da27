/** Suppliers, venue confirmation and search. Source: specification sections 2, 4 and 9. */
export const supplierConstants = {
  venueReminderMonthsAfterRegistration: 2,
  venueReminderWeeksBetweenShowings: 2,
  twoNonVenuePopupDelayMs: 2500,
  /** Booked suppliers other than venues that open the venue popup. */
  nonVenueBookingsForPopup: 2,
  bookingDelayMs: 500,
  redeemOpensEnquiryMs: 50,
  unbookBatchSize: 10,
  defaultArea: 'UK',
} as const;

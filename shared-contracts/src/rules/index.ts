export { closedDaysFrom, isClosedOn, monthOf, weekdayOf } from './suppliers/closed-days';
export { conversationId, isSupplierId } from './suppliers/conversation-id';
export { coupleNameOf } from './plan/couple-name';
export { compareEvents } from './plan/events/event-order';
export { mainEventId, untouchedMainEvent, withMainEvent } from './plan/events/main-event';
export { eventInFull, placeOfDay, venueOfDay } from './plan/events/event-in-full';
export type { EventDefaults } from './plan/events/event-in-full';
export { checkEnquiryMessage, enquiryLimits, mayEnquire } from './suppliers/enquiry-rules';
export type { EnquiryMessageFault } from './suppliers/enquiry-rules';
export { sharedFacts, sharedOf, sharesDate } from './suppliers/shared-facts';
export type { SharedChoice, SharedFacts } from './suppliers/shared-facts';
export { bookedVenues, shownVenueOf, venuesForGuests } from './suppliers/booked-venues';
export type { ShownVenue } from './suppliers/booked-venues';
export { isOtherDay, isSaturdayInSeason, ourPrice } from './suppliers/our-price';
export type { AskedFor, OurPrice } from './suppliers/our-price';
export { completenessOf, profileSteps } from './suppliers/profile-steps';
export type { CompletedProfile, ProfileStep } from './suppliers/profile-steps';
export { checkMessageContent } from './suppliers/message-rules';
export type { MessageContentFault } from './suppliers/message-rules';
export { passwordFault, minimumPasswordLength } from './password-rule';
export { capToToday, fileExtension } from './suppliers/review-rules';
export { isReservedSlug } from './reserved-slugs';
export { isWebsiteOfOtherDomain } from './website-rules';
export { type MoneyFault, moneyFault } from './money-words';
export { formatMoney } from './plan/money-format';
export { addMoney, sumAmounts, sumMoney, splitAmount } from './plan/money';
export { accessOf, mayView, mayEdit, mayEditProfile, mayManage } from './access-rules';
export type { Membership } from './access-rules';
export { deletionPhrase, confirmsDeletion } from './deletion-phrase';
export {
  countsEstimate,
  guestFacts,
  headsOf,
  headsPreference,
  headsSource,
  isListBegun,
  weddingHeads,
} from './plan/guests/guest-heads';
export type { GuestFacts, Heads, HeadsSource } from './plan/guests/guest-heads';
export { offeredMeals } from './plan/guests/offered-meals';
export { firstSeatingScope, needsSeat } from './plan/guests/day-guests';
export type { SeatedGuest, SeatingScope } from './plan/guests/day-guests';
export { mergeReplies, questionsFor, replyTo } from './plan/guests/guest-questions';
export {
  addTotals,
  guestTotals,
  isFullyCounted,
  replyOf,
  totalsOfGuest,
  totalsOfGuests,
} from './plan/guests/guest-totals';
export type { CountedGuest, GuestTotals } from './plan/guests/guest-totals';
export { periodBounds } from './plan/period-bounds';
export type { PeriodDistance } from './plan/period-bounds';
export { dayPartOf } from './plan/day-part';
export type { DayPart } from './plan/day-part';
export { exactDay, isToCome, planningDay, representativeDay } from './plan/planning-day';
export { householdMarket } from './plan/guests/household-market';
export { householdAddress, isSameAddress } from './plan/guests/household-address';
export { householdTitle } from './plan/guests/household-title';
export { householdOf, isInvitedTo } from './plan/events/event-audience';
export type { InvitedGuest } from './plan/events/event-audience';
export {
  changesDueAt,
  changesDueFrom,
  isHiddenByReport,
  isReviewOver,
  mayEditReview,
  mayMoveReview,
  reviewMoves,
} from './suppliers/review-moves';
export type { ReviewMover } from './suppliers/review-moves';
export { bookingTasks } from './plan/tasks/booking-tasks';
export { findingTaskOf, findingTasks, stillToFind } from './plan/tasks/still-to-find';
export { nextPaymentsOf } from './plan/costs/next-payments';
export { plannedFor } from './plan/costs/planned-for';
export { calendarUid } from './calendar/entry-uid';
export { hasThanks, isReadAfterwards, siteAfter, siteBefore } from './plan/after-the-day';
export { isDayOver } from './calendar/day-over';
export { dayIn, firstZone, lastZone, lastZoneOf, weddingZone, zoneOf } from './calendar/wedding-zone';
export { calendarEnd, endOf, sequenceOf, timeLines, writtenZones, zoneLines } from './calendar/zone-lines';
export { posyStems } from './plan/posy-stems';
export { usualCost, type UsualCost } from './plan/costs/usual-cost';
export { newPerson } from './plan/new-person';
export { visibleText } from './visible-text';

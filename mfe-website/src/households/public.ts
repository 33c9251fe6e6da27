/** The parts of households that invitations and answers use. */
export { settingsId, useInvitationSettings } from './household-queries';
export { GuestsFrame, HouseholdsLoading, type HouseholdsOf } from './guests-frame';
export {
  householdEmail,
  type HouseholdState,
  householdTitle,
  type InvitedHousehold,
  invitedHouseholds,
  type InvitedPerson,
  isAsked,
  isHouseholdFound,
} from './rules/households';
export { HouseholdLine } from './household-line';
export { isLetterLost } from './rules/household-news';
export { askingLetter, letterRecipients } from './rules/recipients';
export { WebsiteTabs } from './website-tabs';
export { useGuestEvents, type GuestEvent } from './guest-events';

export { checklistConstants } from './wedding/checklist';
export { realWeddingConstants } from './suppliers/real-weddings';
export { recommendationConstants, venueRecommendationTiers } from './suppliers/recommendations';
export { nativeConstants } from './native';
export { overrideQuery, permitCookie } from './override-names';
export { supplierConstants } from './suppliers/suppliers';
export { attachmentConstants } from './suppliers/attachments';
export { calendarConstants } from './suppliers/own-side/calendars';
export { claimConstants } from './suppliers/own-side/claims';
export { inboxConstants } from './suppliers/inbox';
export { figureConstants } from './suppliers/own-side/figures';
export { ownProfileConstants } from './suppliers/own-side/own-profile';
export { replyConstants } from './suppliers/replies';
export { talkConstants } from './suppliers/talk';
export { teamConstants } from './suppliers/own-side/team';
export { accountLengths, personConstants } from './people';
export { callLengths, faultLengths } from './calls';
export { documentLengths, documentLimits } from './documents';
export {
  costLengths,
  guestLengths,
  guestLimits,
  mostReminderDays,
  seatingLimits,
  tableNameLength,
  taskNameLength,
} from './wedding/lengths';
export { budgetShares, planningConstants, defaultBudget, usualCosts } from './wedding/planning';
export { collaborationConstants, privacyConstants } from './wedding/collaboration';
export { photoConstants } from './photos';
export { measureConstants } from './measures';
export { moderationConstants } from './suppliers/moderation';
export { reviewConstants } from './suppliers/reviews';
export {
  platformConstants,
  pageSizeLimit,
  lastPage,
  storageKeys,
  searchLocationVersion,
  onceOnlyKey,
} from './platform';
export { defaultTranslationLanguage, translationLanguages } from './suppliers/translation';
export { reportConstants } from './reports';
export { noteConstants } from './wedding/notes';
export { websiteConstants } from './wedding/website';
export { searchConstants } from './suppliers/search';
export { savedSearchConstants } from './suppliers/saved-search';

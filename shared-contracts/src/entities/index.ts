export { articleCategories, articleSummarySchema, articleSchema, articleBlockSchema } from './article';
export type { Article, ArticleBlock, ArticleCategory, ArticleSummary, ArticleText } from './article';
export { legalPageSchema, legalTopics } from './legal';
export type { LegalPage, LegalTopic } from './legal';
export { userSchema, memberRoleSchema, sessionKinds, sessionClaimsSchema } from './user';
export type { User, MemberRole, SessionKind, SessionClaims } from './user';
export { accessSchema, accessAreas, accessLevels } from './access';
export type { Access, AccessArea, AccessLevel } from './access';
export { activitySchema, activityKinds } from './activity';
export type { Activity, ActivityKind } from './activity';
export { notificationSettingsSchema, defaultNotifications } from './notifications';
export type { NotificationSettings } from './notifications';
export { weddingSchema, weddingDay } from './wedding';
export { mendedWeddingSchema } from './mended-wedding';
export type { Wedding } from './wedding';
export { achievedBadgeSchema, badgeEventSchema, badgeIds, badgeThreshold, isBadgeAchieved } from './badge';
export type { AchievedBadge, BadgeEvent, BadgeId } from './badge';
export { doneReasons, taskSchema, taskTemplateSchema, periods, isSubtask, subtasksOf } from './task';
export type { DoneReason, Task, TaskTemplate, Period } from './task';
export { allergens, diets, guestSchema, invitationTypes, invitedParts, lacksEmail, rsvpAnswers } from './guest';
export type { Allergen, Diet, Guest, InvitationType, RsvpAnswer } from './guest';
export { seatingTableSchema, seatingWishSchema, seatingWishKinds, tableShapes } from './seating';
export type { SeatingTable, SeatingWish, SeatingWishKind, TableShape } from './seating';
export { costSchema, headCounts, paymentSchema } from './cost';
export type { Cost, HeadCount, Payment } from './cost';
export { noteSchema, isNewNote } from './note';
export type { Note } from './note';
export { photoSchema, uploadedPhotoSchema, photoPurposes, photoIdOf, photoSource, photoSourceSet } from './photo';
export type { Photo, UploadedPhoto, PhotoPurpose } from './photo';
export { searchLocationSchema } from './search-location';
export type { SearchLocation } from './search-location';
export { datePickerDateSchema, seasons, weekDays } from './date-picker';
export type { DatePickerDate } from './date-picker';
export { realWeddingSchema } from './real-wedding';
export type { RealWedding } from './real-wedding';
export { videoSchema, videoSources } from './video';
export type { Video } from './video';
export { enquirySchema } from './enquiry';
export type { Enquiry } from './enquiry';
export { todayTaskFlowSchema, orderedCards, cardStates, todayTasksSchema, venueAnswers } from './today-task';
export type { TodayTaskFlow, CardState, TodayTasks, VenueAnswer } from './today-task';
export {
  shortlistedSupplierSchema,
  shortlistStates,
  shortlistStateOf,
  flagsOfShortlist,
  pricesOf,
  supplierVotes,
} from './shortlisted-supplier';
export type { ShortlistedSupplier, ShortlistState, SupplierVote } from './shortlisted-supplier';
export { statedPriceSchema, priceBases } from './price';
export type { StatedPrice, PriceBasis } from './price';
export { weddingEventSchema, audienceOf, audienceKinds } from './wedding-event';
export type { WeddingEvent, EventAudience } from './wedding-event';
export {
  websiteSchema,
  websiteSectionSchema,
  publishedWebsiteSchema,
  websiteAddressSchema,
  websiteSecretSchema,
  websiteSectionKinds,
  websiteThemes,
  slugPattern,
} from './website';
export type { Website, WebsiteSection, WebsiteSectionKind, WebsiteLanguage, PublishedWebsite } from './website';
export {
  householdInvitationSchema,
  householdTokenSchema,
  householdAnswerSchema,
  personAnswerSchema,
  invitationProgress,
  eventAnswers,
} from './household';
export type { HouseholdInvitation, HouseholdAnswer, PersonAnswer, InvitationProgress, EventAnswer } from './household';
export {
  conversationSchema,
  conversationSides,
  conversationState,
  closingReasons,
  isArchived,
  inboxConversationSchema,
  inboxConversationOf,
} from './conversation';
export type { Conversation, ConversationState, ClosingReason, InboxConversation } from './conversation';
export { messageSchema, messageKinds, messageContent } from './message';
export type { Message, MessageContent } from './message';
export { supplierCardSchema, supplierProfileSchema, supplierDataSchema, supplierCategories } from './supplier';
export type { SupplierCard, SupplierProfile, SupplierData, SupplierCategory } from './supplier';
export { reviewSchema, reviewFeedbackSchema, reviewStates } from './review';
export type { Review, ReviewFeedback, ReviewState } from './review';
export {
  moderationStepSchema,
  storedReviewSchema,
  reportSchema,
  reportables,
  reportReasons,
  moderationEntrySchema,
} from './moderation';
export type { ModerationStep, StoredReview, Report, ModerationEntry } from './moderation';
export { supplierAccountSchema, supplierRoles, busyDaySchema, replyTemplateSchema } from './supplier-account';
export type { SupplierAccount, SupplierFacts, SupplierRole, BusyDay, ReplyTemplate } from './supplier-account';
export { moneySchema, isoDateSchema, instantSchema, countSchema, currencySchema, marketCountrySchema } from './common';
export type { Money } from './common';
export { workKinds, workOf } from './work';
export type { WorkKind } from './work';
export { calendarParts, calendarPartArea } from './calendar-feed';
export type { CalendarPart } from './calendar-feed';

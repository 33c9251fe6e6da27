export { articleCategories, articleSummarySchema, articleSchema, articleBlockSchema } from './pages/article';
export type { Article, ArticleBlock, ArticleCategory, ArticleSummary, ArticleText } from './pages/article';
export { legalPageSchema, legalTopics } from './pages/legal';
export type { LegalPage, LegalTopic } from './pages/legal';
export {
  goodMeasures,
  measureBounds,
  measureKinds,
  measureSchema,
  pageFiguresSchema,
  pageNumbers,
} from './pages/measures';
export type { Measure, PageFigures, PageNumber } from './pages/measures';
export { userSchema, memberRoleSchema, sessionKinds, sessionClaimsSchema } from './people/user';
export type { User, MemberRole, SessionKind, SessionClaims } from './people/user';
export { accessSchema, accessAreas, accessLevels } from './people/access';
export type { Access, AccessArea, AccessLevel } from './people/access';
export { activitySchema, activityKinds } from './people/activity';
export type { Activity, ActivityKind } from './people/activity';
export { notificationSettingsSchema, defaultNotifications } from './people/notifications';
export type { NotificationSettings } from './people/notifications';
export { weddingSchema, weddingDay } from './plan/wedding';
export { repairedWeddingSchema } from './plan/repaired-wedding';
export type { Wedding } from './plan/wedding';
export { achievedBadgeSchema, badgeEventSchema, badgeIds, badgeThreshold, isBadgeAchieved } from './plan/badge';
export type { AchievedBadge, BadgeEvent, BadgeId } from './plan/badge';
export { doneReasons, taskSchema, taskTemplateSchema, periods, isSubtask, subtasksOf } from './plan/task';
export type { DoneReason, Task, TaskTemplate, Period } from './plan/task';
export { allergens, diets, guestSchema, invitedParts, lacksEmail, rsvpAnswers } from './guests/guest';
export type { Allergen, Diet, Guest, RsvpAnswer } from './guests/guest';
export { invitationTypes } from './guests/invitation-types';
export type { InvitationType } from './guests/invitation-types';
export { seatingTableSchema, seatingWishSchema, seatingWishKinds, tableShapes } from './guests/seating';
export type { SeatingTable, SeatingWish, SeatingWishKind, TableShape } from './guests/seating';
export { costSchema, headCounts, paymentSchema } from './plan/cost';
export type { Cost, HeadCount, Payment } from './plan/cost';
export { noteSchema, isNewNote } from './plan/note';
export type { Note } from './plan/note';
export {
  describedPhotoSchema,
  photoSchema,
  uploadedPhotoSchema,
  photoPurposes,
  photoIdOf,
  photoSource,
  photoSourceSet,
} from './photo';
export type { DescribedPhoto, Photo, UploadedPhoto, PhotoPurpose } from './photo';
export { searchLocationSchema } from './plan/search-location';
export type { SearchLocation } from './plan/search-location';
export { datePickerDateSchema, seasons, weekDays } from './plan/date-picker';
export type { DatePickerDate } from './plan/date-picker';
export { realWeddingSchema } from './stories/real-wedding';
export type { RealWedding } from './stories/real-wedding';
export { realWeddingPageSchema, weddingStorySchema } from './stories/wedding-story';
export type { RealWeddingPage, WeddingStory } from './stories/wedding-story';
export { weddingSeasons, guestBands, seasonOf, guestBandOf } from './wedding-kinds';
export type { WeddingSeason, GuestBand } from './wedding-kinds';
export { videoSchema, videoSources } from './suppliers/video';
export type { Video } from './suppliers/video';
export { enquirySchema } from './suppliers/enquiry';
export type { Enquiry } from './suppliers/enquiry';
export { todayTaskFlowSchema, orderedCards, cardStates, todayTasksSchema, venueAnswers } from './plan/today-task';
export type { TodayTaskFlow, CardState, TodayTasks, VenueAnswer } from './plan/today-task';
export {
  shortlistedSupplierSchema,
  shortlistStates,
  shortlistStateOf,
  flagsOfShortlist,
  pricesOf,
  askingStateOf,
  supplierVotes,
  choiceTopics,
  notesOf,
} from './suppliers/shortlisted-supplier';
export type {
  AskingState,
  ChoiceTopic,
  ShortlistedSupplier,
  ShortlistState,
  SupplierNote,
  SupplierVote,
} from './suppliers/shortlisted-supplier';
export { agreedPaymentKinds, agreedPaymentSchema, statedPriceSchema, priceBases } from './suppliers/price';
export type { AgreedPayment, StatedPrice, PriceBasis } from './suppliers/price';
export { weddingEventSchema, audienceOf } from './guests/wedding-event';
export type { WeddingEvent } from './guests/wedding-event';
export { audienceKinds } from './guests/event-audience';
export type { EventAudience } from './guests/event-audience';
export {
  websiteSchema,
  websiteSectionSchema,
  publishedWebsiteSchema,
  websiteAddressSchema,
  websiteSecretSchema,
  websiteSectionKinds,
  websiteThemes,
  websitePalettes,
  websiteLetterings,
  hideableParts,
} from './guests/website';
export { slugPattern } from './guests/slug';
export type { Website, WebsiteSection, WebsiteSectionKind, WebsiteLanguage, PublishedWebsite } from './guests/website';
export { type GuestPhoto, guestPhotoSchema, type GuestPhotoState } from './guests/guest-photo';
export { type GuestQuestion, guestQuestionSchema, type QuestionKind, questionKinds } from './guests/guest-question';
export {
  householdInvitationSchema,
  householdTokenSchema,
  householdAnswerSchema,
  invitationSettingsSchema,
  personAnswerSchema,
  invitationProgress,
  givenAnswers,
  givenAnswersOf,
  guestLetterKinds,
  householdLanguages,
  openFields,
  saidAnswers,
} from './guests/household';
export type {
  HouseholdInvitation,
  HouseholdLanguage,
  HouseholdAnswer,
  PersonAnswer,
  InvitationProgress,
  InvitationSettings,
  GivenAddress,
  GivenAnswer,
  GuestLetterKind,
  HouseholdLetter,
  OpenField,
} from './guests/household';
export { closingReasons } from '#constants/suppliers/talk';
export type { ClosingReason } from '#constants/suppliers/talk';
export {
  conversationSchema,
  conversationSides,
  conversationState,
  closingReasonsOf,
  mayReopen,
  silenceDays,
  isArchived,
  inboxConversationSchema,
  inboxConversationOf,
  sharedItems,
} from './suppliers/conversation';
export type {
  Conversation,
  ConversationState,
  EndReason,
  InboxConversation,
  SharedItem,
} from './suppliers/conversation';
export { messageSchema, messageKinds, messageContent, sentContentSchema, attachmentSchema } from './suppliers/message';
export type { Attachment, Message, MessageContent, SentContent } from './suppliers/message';
export type { DateAnswer, StoredQuote, Quote, Visit } from './suppliers/structured-answer';
export type { AwayNote } from './suppliers/supplier-account';
export { pictureGroups, replyFiguresSchema, supplierCardSchema, supplierCategories } from './suppliers/supplier';
export type { PictureGroup, ReplyFigures, SupplierCard, SupplierCategory } from './suppliers/supplier';
export { supplierProfileSchema, supplierDataSchema } from './suppliers/supplier-profile';
export type { SupplierProfile, SupplierData } from './suppliers/supplier-profile';
export { reviewSchema, reviewChecks, reviewFeedbackSchema, reviewStates, reviewTopics } from './suppliers/review';
export type { Review, ReviewFeedback, ReviewState, ReviewTopic } from './suppliers/review';
export {
  moderationStepSchema,
  storedReviewSchema,
  reportSchema,
  reportables,
  reportReasons,
  moderationEntrySchema,
  reviewMarkSchema,
  disputeEvidenceSchema,
} from './suppliers/moderation';
export type { ModerationStep, StoredReview, Report, ModerationEntry, ReviewMark } from './suppliers/moderation';
export { policyNumbers, reviewMarkKinds, policyOfMark } from './suppliers/review-policy';
export type { PolicyNumber, ReviewMarkKind } from './suppliers/review-policy';
export { claimStates, claimWays } from './supplier-side/claim';
export type { ClaimState, ClaimWay } from './supplier-side/claim';
export { ownProfileFaults, ownProfileSchema, packageUnits, sentProfileSchema } from './supplier-side/own-profile';
export type { OwnProfile, OwnProfileFault, SentProfile } from './supplier-side/own-profile';
export {
  broughtCalendarSchema,
  busyDaySchema,
  closedDaysSchema,
  replyTemplateSchema,
  supplierAccountSchema,
  supplierRoles,
} from './suppliers/supplier-account';
export type {
  SupplierAccount,
  SupplierFacts,
  SupplierRole,
  BroughtCalendar,
  BusyDay,
  ClosedDays,
  ReplyTemplate,
} from './suppliers/supplier-account';
export { enquiryFileSchema, enquiryLabelSchema, labelHues } from './suppliers/supplier-desk';
export type { EnquiryFile, EnquiryLabel } from './suppliers/supplier-desk';
export { moneySchema, isoDateSchema, instantSchema, countSchema, currencySchema, marketCountrySchema } from './common';
export type { Money } from './common';
export { workKinds, workOf } from './people/work';
export type { WorkKind } from './people/work';
export { calendarParts, calendarPartArea } from './plan/calendar-feed';
export type { CalendarPart } from './plan/calendar-feed';

import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { article, articles } from '../advice/articles';
import { claimHandlers } from '../claims/claim-handlers';
import { fetchCollaborators } from '../collaboration/fetch-collaborators';
import { leaveWedding } from '../collaboration/leave-wedding';
import { revokeCollaborator } from '../collaboration/revoke-collaborator';
import { transferOwnership } from '../collaboration/transfer-ownership';
import { updateCollaborator } from '../collaboration/update-collaborator';
import { answerVisit } from '../enquiries/answer-visit';
import { attachmentLink } from '../enquiries/attachments/attachment-link';
import { uploadAttachment } from '../enquiries/attachments/upload-attachment';
import { archiveConversation } from '../enquiries/conversation/archive-conversation';
import { blockConversation } from '../enquiries/conversation/block-conversation';
import { closeConversation } from '../enquiries/conversation/close-conversation';
import { reopenConversation } from '../enquiries/conversation/reopen-conversation';
import { reportMessage } from '../enquiries/conversation/report-message';
import { enquiryCount } from '../enquiries/enquiry-count';
import { enquiryDates } from '../enquiries/enquiry-dates';
import { followBooking } from '../enquiries/follow-booking';
import { sendEnquiry } from '../enquiries/send-enquiry';
import { sendMessage } from '../enquiries/send-message';
import { updateConversation } from '../enquiries/update-conversation';
import { withdrawQuote } from '../enquiries/withdraw-quote';
import { decideGuestPhotos, deleteGuestPhotos } from '../guest-photos/decide-guest-photos';
import { downloadGuestPhotos } from '../guest-photos/download-guest-photos';
import { type Handler } from '../handler';
import { giveAddress } from '../households/addresses/give-address';
import { settleAddress } from '../households/addresses/settle-address';
import { answerForHousehold, answerInvitation } from '../households/answer-invitation';
import { householdInvitation, openInvitation } from '../households/household-invitation';
import { householdMicrosite } from '../households/household-microsite';
import { previewGuestLetter, sendGuestLetters, undoGuestLetters } from '../households/letters/send-guest-letters';
import { createHouseholdLinks, revokeHouseholdLinks } from '../households/links';
import { settleAnswer } from '../households/settle-answer';
import { acceptInvitation } from '../invitations/accept-invitation';
import { createInvitation } from '../invitations/create-invitation';
import { readInvitation } from '../invitations/read-invitation';
import { revokeInvitation } from '../invitations/revoke-invitation';
import { legalPage } from '../legal/legal-page';
import { measureHandlers } from '../measures/measure-handlers';
import { deleteMicrosite } from '../microsite/delete-microsite';
import { microsite, openMicrosite } from '../microsite/microsite';
import { setWebsitePassword } from '../microsite/password/website-password';
import { publishMicrosite } from '../microsite/publish-microsite';
import { decideReport } from '../moderation/decide-report';
import { decideReview } from '../moderation/decide-review';
import { moderationLog } from '../moderation/moderation-log';
import { disputeEvidence, moderationReviews } from '../moderation/moderation-reviews';
import { openReports } from '../moderation/open-reports';
import { report } from '../moderation/report';
import { reportedWords } from '../moderation/reported-words';
import { reviewFigures } from '../moderation/review-figures';
import { takeFromQueue } from '../moderation/taken';
import { undoDecision } from '../moderation/undo-decision';
import { captcha } from '../other/captcha';
import { countryBounds } from '../other/country-bounds';
import { demoAccounts } from '../other/demo-accounts';
import { mapTiles } from '../other/map-tiles';
import { overrides } from '../other/overrides';
import { reportError } from '../other/report-error';
import { resolveLinkTracking } from '../other/resolve-link-tracking';
import { viewerCountry } from '../other/viewer-country';
import { deletePhoto } from '../photos/delete-photo';
import { photoInfo, pictureInfo } from '../photos/photo-info';
import { uploadPhoto } from '../photos/upload-photo';
import { deleteAccount } from '../privacy/deletion/delete-account';
import { deleteWedding } from '../privacy/deletion/delete-wedding';
import { exportStatus } from '../privacy/export/export-status';
import { startExport } from '../privacy/export/start-export';
import { addDeviceToken } from '../push/add-device-token';
import { removeDevice } from '../push/remove-device';
import { addFeedback } from '../reviews/add-feedback';
import { reviewInvitations, sendReviewInvitations } from '../reviews/invitations/review-invitations';
import { confirmReview } from '../reviews/own/confirm-review';
import { editReview } from '../reviews/own/edit-review';
import { deleteReview, withdrawReview } from '../reviews/own/leave-review';
import { myReviews, ownReview } from '../reviews/own/own-review';
import { disputeReview, disputeReviewWithFile } from '../reviews/supplier/dispute';
import { replyToReview, supplierReviews } from '../reviews/supplier/supplier-side';
import { createSupplierFeed, readSupplierFeed, revokeSupplierFeed } from '../suppliers/calendars/manage-supplier-feed';
import { readSupplierCalendar } from '../suppliers/calendars/read-supplier-calendar';
import { supplierFeed } from '../suppliers/calendars/supplier-feed';
import { contractLink } from '../suppliers/contracts/contract-link';
import { uploadContract } from '../suppliers/contracts/upload-contract';
import { figureHandlers } from '../suppliers/figures/figure-handlers';
import { categoryPlaces, placeFacts } from '../suppliers/place-facts';
import { ownProfile, publishOwnProfile, saveOwnProfile } from '../suppliers/profile/own-profile';
import { uploadSupplierPhoto } from '../suppliers/profile/upload-supplier-photo';
import { reviews } from '../suppliers/reviews';
import { reviewsRating } from '../suppliers/reviews-rating';
import {
  markSavedSearchSeen,
  removeSavedSearch,
  savedSearches,
  saveSearch,
  setSavedSearchMail,
} from '../suppliers/saved/saved-searches';
import { recommendedSuppliers } from '../suppliers/search/recommended-suppliers';
import { searchSuggestions } from '../suppliers/search/search-suggestions';
import { searchSuppliers } from '../suppliers/search/search-suppliers';
import { searchWorks } from '../suppliers/search/search-works';
import { countCategories } from '../suppliers/search/supplier-categories';
import { realWedding, realWeddings } from '../suppliers/search/wedding-stories';
import { supplier } from '../suppliers/supplier';
import { topReviews } from '../suppliers/top-reviews';
import { inviteToTeam } from '../team/invite-to-team';
import { joinTeam } from '../team/join-team';
import { makeOwner } from '../team/make-owner';
import { chooseSupplier, ownSuppliers } from '../team/own-suppliers';
import { readTeamInvitation } from '../team/read-team-invitation';
import { removeFromTeam } from '../team/remove-from-team';
import { revokeTeamInvitation } from '../team/revoke-team-invitation';
import { supplierTeam } from '../team/supplier-team';
import {
  trackAccount,
  trackBooked,
  trackCollaborating,
  trackEnquiry,
  trackReview,
  trackViewedProfile,
} from '../tracking/track';
import { translateMessage } from '../translations/translate-message';
import { translateReview } from '../translations/translate-review';
import { translateSupplier } from '../translations/translate-supplier';
import { translations } from '../translations/translation-language';
import { calendarFeed } from '../wedding-calendar/calendar-feed';
import { createCalendarFeed, readCalendarFeed, revokeCalendarFeed } from '../wedding-calendar/manage-calendar-feed';
import { work } from '../work/work';

/** The operation behind every endpoint of the contract: a missing one does not compile. */
export const handlers: { [N in EndpointName]: Handler<N> } = {
  articles,
  article,
  legalPage,
  searchSuppliers,
  searchSuggestions,
  realWeddings,
  realWedding,
  recommendedSuppliers,
  placeFacts,
  categoryPlaces,
  supplierCategories: countCategories,
  supplier,
  reviews,
  topReviews,
  reviewsRating,
  sendEnquiry,
  enquiryCount,
  sendMessage,
  uploadAttachment,
  attachmentLink,
  uploadContract,
  contractLink,
  updateConversation,
  answerVisit,
  withdrawQuote,
  archiveConversation,
  blockConversation,
  closeConversation,
  reopenConversation,
  followBooking,
  report,
  reportMessage,
  moderationLog,
  moderationReviews,
  openReports,
  overrides,
  reviewFigures,
  takeFromQueue,
  undoDecision,
  decideReview,
  reportedWords,
  decideReport,
  publishMicrosite,
  deleteMicrosite,
  microsite,
  householdMicrosite,
  openMicrosite,
  setWebsitePassword,
  viewerCountry,
  demoAccounts,
  reportError,
  addFeedback,
  myReviews,
  ownReview,
  supplierReviews,
  replyToReview,
  disputeReview,
  disputeReviewWithFile,
  disputeEvidence,
  reviewInvitations,
  sendReviewInvitations,
  confirmReview,
  editReview,
  withdrawReview,
  deleteReview,
  captcha,
  translateMessage,
  translateSupplier,
  translateReview,
  translations,
  uploadPhoto,
  deletePhoto,
  photoInfo,
  pictureInfo,
  searchWorks,
  savedSearches,
  saveSearch,
  markSavedSearchSeen,
  removeSavedSearch,
  setSavedSearchMail,
  readCalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
  calendarFeed,
  ...claimHandlers,
  ...figureHandlers,
  ...measureHandlers,
  makeOwner,
  ownProfile,
  saveOwnProfile,
  publishOwnProfile,
  uploadSupplierPhoto,
  readSupplierCalendar,
  readSupplierFeed,
  createSupplierFeed,
  revokeSupplierFeed,
  supplierFeed,
  createInvitation,
  revokeInvitation,
  readInvitation,
  acceptInvitation,
  updateCollaborator,
  revokeCollaborator,
  leaveWedding,
  transferOwnership,
  startExport,
  exportStatus,
  deleteWedding,
  deleteAccount,
  fetchCollaborators,
  ownSuppliers,
  chooseSupplier,
  supplierTeam,
  inviteToTeam,
  revokeTeamInvitation,
  readTeamInvitation,
  joinTeam,
  removeFromTeam,
  addDeviceToken,
  removeDevice,
  enquiryDates,
  countryBounds,
  mapTiles,
  resolveLinkTracking,
  trackEnquiry,
  trackBooked,
  trackCollaborating,
  trackReview,
  trackAccount,
  trackViewedProfile,
  work,
  createHouseholdLinks,
  revokeHouseholdLinks,
  householdInvitation,
  openInvitation,
  answerInvitation,
  answerForHousehold,
  settleAnswer,
  giveAddress,
  settleAddress,
  previewGuestLetter,
  sendGuestLetters,
  undoGuestLetters,
  decideGuestPhotos,
  deleteGuestPhotos,
  downloadGuestPhotos,
};

import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { calendarFeed } from './calendar/calendar-feed';
import { createCalendarFeed, readCalendarFeed, revokeCalendarFeed } from './calendar/manage-calendar-feed';
import { fetchCollaborators } from './collaboration/fetch-collaborators';
import { article, articles } from './advice/articles';
import { legalPage } from './legal/legal-page';
import { leaveWedding } from './collaboration/leave-wedding';
import { revokeCollaborator } from './collaboration/revoke-collaborator';
import { transferOwnership } from './collaboration/transfer-ownership';
import { updateCollaborator } from './collaboration/update-collaborator';
import { answerVisit } from './enquiries/answer-visit';
import { archiveConversation } from './enquiries/conversation/archive-conversation';
import { blockConversation } from './enquiries/conversation/block-conversation';
import { closeConversation } from './enquiries/conversation/close-conversation';
import { enquiryCount } from './enquiries/enquiry-count';
import { enquiryDates } from './enquiries/enquiry-dates';
import { reportMessage } from './enquiries/conversation/report-message';
import { sendEnquiry } from './enquiries/send-enquiry';
import { attachmentLink } from './enquiries/attachments/attachment-link';
import { uploadAttachment } from './enquiries/attachments/upload-attachment';
import { sendMessage } from './enquiries/send-message';
import { updateConversation } from './enquiries/update-conversation';
import { type Handler } from './handler';
import { answerForHousehold, answerInvitation } from './households/answer-invitation';
import { householdInvitation } from './households/household-invitation';
import { createHouseholdLinks, revokeHouseholdLinks } from './households/links';
import { acceptInvitation } from './invitations/accept-invitation';
import { createInvitation } from './invitations/create-invitation';
import { readInvitation } from './invitations/read-invitation';
import { revokeInvitation } from './invitations/revoke-invitation';
import { decideReport } from './moderation/decide-report';
import { decideReview } from './moderation/decide-review';
import { moderationReviews } from './moderation/moderation-reviews';
import { reportedWords } from './moderation/reported-words';
import { deleteAccount } from './privacy/deletion/delete-account';
import { deleteWedding } from './privacy/deletion/delete-wedding';
import { exportStatus } from './privacy/export/export-status';
import { startExport } from './privacy/export/start-export';
import { deleteMicrosite } from './microsite/delete-microsite';
import { microsite, openMicrosite } from './microsite/microsite';
import { setWebsitePassword } from './microsite/website-password';
import { publishMicrosite } from './microsite/publish-microsite';
import { addDeviceToken } from './push/add-device-token';
import { removeDevice } from './push/remove-device';
import { captcha } from './other/captcha';
import { countryBounds } from './other/country-bounds';
import { demoAccounts } from './other/demo-accounts';
import { reportError } from './other/report-error';
import { resolveLinkTracking } from './other/resolve-link-tracking';
import { viewerCountry } from './other/viewer-country';
import { deletePhoto } from './photos/delete-photo';
import { photoInfo, pictureInfo } from './photos/photo-info';
import { uploadPhoto } from './photos/upload-photo';
import { addFeedback } from './reviews/add-feedback';
import { reviews } from './suppliers/reviews';
import { reviewsRating } from './suppliers/reviews-rating';
import { searchSuggestions } from './suppliers/search/search-suggestions';
import { searchSuppliers } from './suppliers/search/search-suppliers';
import { searchWorks } from './suppliers/search/search-works';
import { recommendedSuppliers } from './suppliers/search/recommended-suppliers';
import { realWedding, realWeddings } from './suppliers/search/told-weddings';
import { supplier } from './suppliers/supplier';
import { countCategories } from './suppliers/search/supplier-categories';
import { topReviews } from './suppliers/top-reviews';
import { translateSupplier } from './translations/translate-supplier';
import {
  trackAccount,
  trackBooked,
  trackCollaborating,
  trackEnquiry,
  trackReview,
  trackViewedProfile,
} from './tracking/track';
import { work } from './work/work';

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
  updateConversation,
  answerVisit,
  archiveConversation,
  blockConversation,
  closeConversation,
  reportMessage,
  moderationReviews,
  decideReview,
  reportedWords,
  decideReport,
  publishMicrosite,
  deleteMicrosite,
  microsite,
  openMicrosite,
  setWebsitePassword,
  viewerCountry,
  demoAccounts,
  reportError,
  addFeedback,
  captcha,
  translateSupplier,
  uploadPhoto,
  deletePhoto,
  photoInfo,
  pictureInfo,
  searchWorks,
  readCalendarFeed,
  createCalendarFeed,
  revokeCalendarFeed,
  calendarFeed,
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
  addDeviceToken,
  removeDevice,
  enquiryDates,
  countryBounds,
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
  answerInvitation,
  answerForHousehold,
};

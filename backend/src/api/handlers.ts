import { type EndpointName } from '@posy/shared-contracts/endpoints';
import { enquiryCount } from './enquiries/enquiry-count';
import { sendEnquiry } from './enquiries/send-enquiry';
import { sendMessage } from './enquiries/send-message';
import { updateConversation } from './enquiries/update-conversation';
import { type Handler } from './handler';
import { deleteMicrosite } from './microsite/delete-microsite';
import { microsite } from './microsite/microsite';
import { publishMicrosite } from './microsite/publish-microsite';
import { demoAccounts } from './other/demo-accounts';
import { reportError } from './other/report-error';
import { viewerCountry } from './other/viewer-country';
import { reviews } from './suppliers/reviews';
import { reviewsRating } from './suppliers/reviews-rating';
import { searchSuggestions } from './suppliers/search-suggestions';
import { searchSuppliers } from './suppliers/search-suppliers';
import { supplier } from './suppliers/supplier';
import { countCategories } from './suppliers/supplier-categories';
import { topReviews } from './suppliers/top-reviews';

/** The operation behind every endpoint of the contract: a missing one does not compile. */
export const handlers: { [N in EndpointName]: Handler<N> } = {
  searchSuppliers,
  searchSuggestions,
  supplierCategories: countCategories,
  supplier,
  reviews,
  topReviews,
  reviewsRating,
  sendEnquiry,
  enquiryCount,
  sendMessage,
  updateConversation,
  publishMicrosite,
  deleteMicrosite,
  microsite,
  viewerCountry,
  demoAccounts,
  reportError,
};

import { adviceEndpoints } from './site/advice-endpoints';
import { demoEndpoints } from './site/demo-endpoints';
import { legalEndpoints } from './site/legal-endpoints';
import { measureEndpoints } from './site/measure-endpoints';
import { overrideEndpoints } from './site/override-endpoints';
import { photoEndpoints } from './site/photo-endpoints';
import { workEndpoints } from './site/work-endpoints';
import { supplierCalendarEndpoints } from './supplier-side/calendar-endpoints';
import { claimEndpoints } from './supplier-side/claim-endpoints';
import { figureEndpoints } from './supplier-side/figure-endpoints';
import { ownProfileEndpoints } from './supplier-side/own-profile-endpoints';
import { reviewInvitationEndpoints } from './supplier-side/review-invitation-endpoints';
import { contractEndpoints } from './suppliers/contract-endpoints';
import { conversationEndpoints } from './suppliers/conversation-endpoints';
import { inspirationEndpoints } from './suppliers/inspiration-endpoints';
import { moderationEndpoints, reportEndpoints, reviewFigureEndpoints } from './suppliers/moderation-endpoints';
import { reviewEndpoints } from './suppliers/review-endpoints';
import { savedSearchEndpoints } from './suppliers/saved-search-endpoints';
import { suggestionEndpoints } from './suppliers/suggestion-endpoints';
import { supplierEndpoints } from './suppliers/supplier-endpoints';
import { teamEndpoints } from './suppliers/team-endpoints';
import { trackingEndpoints } from './suppliers/tracking-endpoints';
import { addressEndpoints } from './wedding/address-endpoints';
import { calendarEndpoints } from './wedding/calendar-endpoints';
import { collaborationEndpoints } from './wedding/collaboration-endpoints';
import { guestLetterEndpoints } from './wedding/guest-letter-endpoints';
import { guestPhotoEndpoints } from './wedding/guest-photo-endpoints';
import { householdEndpoints } from './wedding/household-endpoints';
import { planningEndpoints } from './wedding/planning-endpoints';
import { privacyEndpoints } from './wedding/privacy-endpoints';
import { websiteEndpoints } from './wedding/website-endpoints';

/** All other calls: a page loads them with the first one it makes. */
export const laterEndpoints = {
  ...addressEndpoints,
  ...adviceEndpoints,
  ...calendarEndpoints,
  ...claimEndpoints,
  ...collaborationEndpoints,
  ...contractEndpoints,
  ...conversationEndpoints,
  ...demoEndpoints,
  ...figureEndpoints,
  ...guestPhotoEndpoints,
  ...householdEndpoints,
  ...guestLetterEndpoints,
  ...inspirationEndpoints,
  ...legalEndpoints,
  ...measureEndpoints,
  ...moderationEndpoints,
  ...overrideEndpoints,
  ...ownProfileEndpoints,
  ...photoEndpoints,
  ...planningEndpoints,
  ...privacyEndpoints,
  ...reportEndpoints,
  ...reviewEndpoints,
  ...reviewFigureEndpoints,
  ...reviewInvitationEndpoints,
  ...savedSearchEndpoints,
  ...suggestionEndpoints,
  ...supplierCalendarEndpoints,
  ...supplierEndpoints,
  ...teamEndpoints,
  ...trackingEndpoints,
  ...websiteEndpoints,
  ...workEndpoints,
} as const;

import { adviceEndpoints } from './site/advice-endpoints';
import { calendarEndpoints } from './wedding/calendar-endpoints';
import { collaborationEndpoints } from './wedding/collaboration-endpoints';
import { conversationEndpoints } from './suppliers/conversation-endpoints';
import { demoEndpoints } from './site/demo-endpoints';
import { householdEndpoints } from './wedding/household-endpoints';
import { inspirationEndpoints } from './suppliers/inspiration-endpoints';
import { legalEndpoints } from './site/legal-endpoints';
import { moderationEndpoints } from './suppliers/moderation-endpoints';
import { photoEndpoints } from './site/photo-endpoints';
import { planningEndpoints } from './wedding/planning-endpoints';
import { privacyEndpoints } from './wedding/privacy-endpoints';
import { reviewEndpoints } from './suppliers/review-endpoints';
import { suggestionEndpoints } from './suppliers/suggestion-endpoints';
import { supplierEndpoints } from './suppliers/supplier-endpoints';
import { trackingEndpoints } from './suppliers/tracking-endpoints';
import { websiteEndpoints } from './wedding/website-endpoints';
import { workEndpoints } from './site/work-endpoints';

/** All other calls: a page loads them with the first of them that it makes. */
export const laterEndpoints = {
  ...adviceEndpoints,
  ...calendarEndpoints,
  ...collaborationEndpoints,
  ...conversationEndpoints,
  ...demoEndpoints,
  ...householdEndpoints,
  ...inspirationEndpoints,
  ...legalEndpoints,
  ...moderationEndpoints,
  ...photoEndpoints,
  ...planningEndpoints,
  ...privacyEndpoints,
  ...reviewEndpoints,
  ...suggestionEndpoints,
  ...supplierEndpoints,
  ...trackingEndpoints,
  ...websiteEndpoints,
  ...workEndpoints,
} as const;

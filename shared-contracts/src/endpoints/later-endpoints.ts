import { adviceEndpoints } from './advice-endpoints';
import { calendarEndpoints } from './calendar-endpoints';
import { collaborationEndpoints } from './collaboration-endpoints';
import { conversationEndpoints } from './conversation-endpoints';
import { demoEndpoints } from './demo-endpoints';
import { householdEndpoints } from './household-endpoints';
import { legalEndpoints } from './legal-endpoints';
import { photoEndpoints } from './photo-endpoints';
import { planningEndpoints } from './planning-endpoints';
import { privacyEndpoints } from './privacy-endpoints';
import { reviewEndpoints } from './review-endpoints';
import { supplierEndpoints } from './supplier-endpoints';
import { trackingEndpoints } from './tracking-endpoints';
import { websiteEndpoints } from './website-endpoints';
import { workEndpoints } from './work-endpoints';

/** All other calls: a page loads them with the first of them that it makes. */
export const laterEndpoints = {
  ...adviceEndpoints,
  ...calendarEndpoints,
  ...collaborationEndpoints,
  ...conversationEndpoints,
  ...demoEndpoints,
  ...householdEndpoints,
  ...legalEndpoints,
  ...photoEndpoints,
  ...planningEndpoints,
  ...privacyEndpoints,
  ...reviewEndpoints,
  ...supplierEndpoints,
  ...trackingEndpoints,
  ...websiteEndpoints,
  ...workEndpoints,
} as const;

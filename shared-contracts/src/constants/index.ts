export { checklistConstants } from './checklist';
export { realWeddingConstants } from './real-weddings';
export { recommendationConstants, venueRecommendationTiers } from './recommendations';
export { nativeConstants } from './native';
export { supplierConstants } from './suppliers';
export { inboxConstants } from './inbox';
export { planningConstants } from './planning';
export { reviewConstants } from './reviews';
export { platformConstants, pageSizeLimit, storageKeys, searchLocationVersion, onceOnlyKey } from './platform';

// What other areas may use of this one.
export { AddressSection } from './address-section';
export { faultMessage, type Publishing, usePublishing } from './use-publishing';
export { useSuggestedSlug } from './use-suggested-slug';

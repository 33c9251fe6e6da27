// The parts of this area that other areas may use.
export { AddressSection } from './address-section';
export { faultMessage, type Publishing, usePublishing } from './use-publishing';
export { useSuggestedSlug } from './use-suggested-slug';

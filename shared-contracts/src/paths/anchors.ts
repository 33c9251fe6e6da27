/** Sections of a supplier's profile and their anchors, fixed because links point to them. Source: S2-anchor. */
export const profileAnchors = {
  specialOffers: 'special-offers',
  deals: 'deals',
  aboutMe: 'about-me',
  about: 'about',
  pricing: 'pricing',
  features: 'features',
  description: 'description',
  realWeddings: 'real-weddings',
  testimonials: 'testimonials',
  reviews: 'reviews',
  location: 'location',
  visitVenue: 'visit-venue',
  faqAwardsPreferred: 'faq-awards-and-preferred-suppliers',
  photos: 'photos',
  managerMessage: 'manager-message',
  mediaButtons: 'media-buttons',
  keyInfo: 'key-info',
  overview: 'overview',
  brochure: 'brochure',
  highlights: 'highlights',
  instagram: 'instagram',
  recommendedPhotographer: 'recommended-photographer',
  benefits: 'benefits',
  awards: 'awards',
  preferredSuppliers: 'preferred-suppliers',
  listGallery: 'list-gallery',
  masonryGallery: 'masonry-gallery',
  viewProfile: 'view-profile',
} as const;
export type ProfileSection = keyof typeof profileAnchors;

/** The section of a location's hash, or null. */
export const sectionOfHash = (hash: string): ProfileSection | null => {
  const anchor = hash.replace(/^#/, '');
  const found = Object.entries(profileAnchors).find(([, name]) => name === anchor);
  return found === undefined ? null : (found[0] as ProfileSection);
};

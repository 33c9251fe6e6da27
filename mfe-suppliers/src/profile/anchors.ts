import type { SupplierProfile } from '@posy/shared-contracts/entities';

/** Fixed anchors of a profile's sections: links to them stay good. Source: section 2, "Supplier profile sections". */
export const anchors = {
  photos: 'photos',
  overview: 'overview',
  keyInfo: 'key-info',
  about: 'about',
  description: 'description',
  highlights: 'highlights',
  managerMessage: 'manager-message',
  pricing: 'pricing',
  deals: 'deals',
  features: 'features',
  reviews: 'reviews',
  location: 'location',
  faq: 'faq',
  awards: 'awards',
  enquiry: 'enquiry',
} as const;

/** Sections that the navigation of a profile offers, in the order of the page. */
export const navigableSections = ['overview', 'about', 'pricing', 'features', 'reviews', 'location', 'faq'] as const;
export type NavigableSection = (typeof navigableSections)[number];

/** Sections that this supplier has something to say in. */
export const sectionsOf = (profile: SupplierProfile): NavigableSection[] => {
  const has: Record<NavigableSection, boolean> = {
    overview: true,
    about: profile.description.length > 0 || profile.highlights.length > 0 || profile.managerMessage !== null,
    pricing: profile.price !== null || profile.packages.length > 0 || profile.offers.length > 0,
    features: profile.features.length > 0,
    reviews: true,
    location: true,
    faq: profile.questions.length > 0 || profile.awards.length > 0,
  };
  return navigableSections.filter((section) => has[section]);
};

/** The section that a hash such as `#deals` belongs to, for the mark in the navigation. */
export const sectionOfHash = (hash: string): NavigableSection => {
  const inside: Record<string, NavigableSection> = {
    [anchors.description]: 'about',
    [anchors.highlights]: 'about',
    [anchors.managerMessage]: 'about',
    [anchors.deals]: 'pricing',
    [anchors.awards]: 'faq',
  };
  const name = hash.replace(/^#/, '');
  return navigableSections.find((section) => section === name) ?? inside[name] ?? 'overview';
};

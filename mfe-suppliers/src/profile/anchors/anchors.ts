import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors, type ProfileSection, sectionOfHash as partOfHash } from '@posy/shared-contracts/paths';

/** Anchor of the enquiry form: an anchor of the page, not a section of the profile. */
export const enquiryAnchor = 'enquiry';

/** Sections in a profile's navigation, in the order of the page. */
export const navigableSections = [
  'overview',
  'specialOffers',
  'about',
  'pricing',
  'features',
  'reviews',
  'location',
  'visitVenue',
  'faqAwardsPreferred',
  'listGallery',
] as const satisfies readonly ProfileSection[];
export type NavigableSection = (typeof navigableSections)[number];

/** The navigation's section for an anchor without an entry of its own. */
const within: Partial<Record<ProfileSection, NavigableSection>> = {
  deals: 'specialOffers',
  aboutMe: 'about',
  description: 'about',
  highlights: 'about',
  managerMessage: 'about',
  instagram: 'about',
  benefits: 'specialOffers',
  brochure: 'pricing',
  testimonials: 'reviews',
  awards: 'faqAwardsPreferred',
  preferredSuppliers: 'faqAwardsPreferred',
  recommendedPhotographer: 'faqAwardsPreferred',
};

const hasAny = (...lists: (readonly unknown[] | undefined)[]): boolean => lists.some((list) => (list ?? []).length > 0);

/** Returns the sections for which this supplier has content. */
export const sectionsOf = (profile: SupplierProfile): NavigableSection[] => {
  const { description, highlights, managerMessage, instagram, price, packages, brochures } = profile;
  const has: Record<NavigableSection, boolean> = {
    overview: true,
    specialOffers: hasAny(profile.offers, profile.benefits),
    about: hasAny(description, highlights) || managerMessage !== null || instagram != null,
    pricing: price !== null || hasAny(packages, brochures),
    features: hasAny(profile.features),
    reviews: true,
    location: true,
    visitVenue: profile.type === 'venues',
    faqAwardsPreferred: hasAny(profile.questions, profile.awards, profile.recommendations, profile.relations),
    listGallery: profile.pictures.length > 1,
  };
  return navigableSections.filter((section) => has[section]);
};

/** Returns the section of a hash such as `#deals`, to highlight it in the navigation. */
export const sectionOfHash = (hash: string): NavigableSection => {
  const part = partOfHash(hash);
  return (
    navigableSections.find((section) => section === part) ?? (part === null ? undefined : within[part]) ?? 'overview'
  );
};

/** The hash of a section. */
export const hashOf = (section: ProfileSection): string => `#${profileAnchors[section]}`;

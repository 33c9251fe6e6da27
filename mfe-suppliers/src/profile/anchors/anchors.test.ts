import { profileAnchors } from '@posy/shared-contracts/paths';
import { exampleProfile } from '#testing/examples';
import { sectionOfHash, sectionsOf } from './anchors';

describe('sections of a profile', () => {
  test('a full profile offers all of them', () => {
    expect(sectionsOf(exampleProfile())).toEqual([
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
    ]);
  });

  test('a bare profile offers only what it has', () => {
    const bare = exampleProfile({
      type: 'florists',
      description: [],
      managerMessage: null,
      highlights: [],
      instagram: null,
      price: null,
      packages: [],
      brochures: [],
      offers: [],
      benefits: [],
      features: [],
      questions: [],
      awards: [],
      recommendations: [],
      relations: [],
      pictures: [],
    });
    expect(sectionsOf(bare)).toEqual(['overview', 'reviews', 'location']);
  });

  test.each([
    ['#deals', 'specialOffers'],
    ['#awards', 'faqAwardsPreferred'],
    ['#recommended-photographer', 'faqAwardsPreferred'],
    ['#manager-message', 'about'],
    ['#location', 'location'],
    ['', 'overview'],
    ['#nonsense', 'overview'],
    ...Object.entries({ pricing: 'pricing', testimonials: 'reviews' }).map(([part, section]) => [
      `#${profileAnchors[part as 'pricing' | 'testimonials']}`,
      section,
    ]),
  ])('the anchor %s lies in %s', (hash, section) => {
    expect(sectionOfHash(hash)).toBe(section);
  });
});

import { exampleProfile } from '#testing/examples';
import { sectionOfHash, sectionsOf } from './anchors';

describe('sections of a profile', () => {
  it('a full profile offers all of them', () => {
    expect(sectionsOf(exampleProfile())).toEqual([
      'overview',
      'about',
      'pricing',
      'features',
      'reviews',
      'location',
      'faq',
    ]);
  });

  it('a bare profile offers only what it has', () => {
    const bare = exampleProfile({
      description: [],
      managerMessage: null,
      highlights: [],
      price: null,
      packages: [],
      offers: [],
      features: [],
      questions: [],
      awards: [],
    });
    expect(sectionsOf(bare)).toEqual(['overview', 'reviews', 'location']);
  });

  it.each([
    ['#deals', 'pricing'],
    ['#awards', 'faq'],
    ['#manager-message', 'about'],
    ['#location', 'location'],
    ['', 'overview'],
    ['#nonsense', 'overview'],
  ])('the anchor %s lies in %s', (hash, section) => {
    expect(sectionOfHash(hash)).toBe(section);
  });
});

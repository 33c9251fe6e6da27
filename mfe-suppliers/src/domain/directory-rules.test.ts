import { exampleCard, exampleProfile } from '../testing/examples';
import { sectionOfHash, sectionsOf } from './anchors';
import { coordinatesOf } from './coordinates';
import { listHref, supplierHref } from './links';
import { nextInList } from './next-supplier';
import { pictureSources } from './picture-sources';
import { rescuesOf } from './rescue';
import { emptySearch } from './search-state';

describe('links', () => {
  test('a list with a category is at the category, without one at the directory', () => {
    expect(listHref('uk', { ...emptySearch, category: 'venues', area: 'Bath' })).toBe(
      '/uk/supplier-category/venues?area=Bath',
    );
    expect(listHref('de', { ...emptySearch, text: 'jazz', sort: 'rating' })).toBe(
      '/de/wedding-suppliers?text=jazz&sort=rating',
    );
  });

  test('a profile is at its category and public id, and keeps the list it was reached from', () => {
    expect(supplierHref('uk', exampleCard())).toBe('/uk/weddingsuppliers/venues/lark001');
    expect(supplierHref('uk', exampleCard(), { ...emptySearch, category: 'venues', page: 2 })).toBe(
      '/uk/weddingsuppliers/venues/lark001?searchParams=page%3D2%26category%3Dvenues',
    );
  });
});

test('a picture comes in three widths and says its size', () => {
  expect(pictureSources({ category: 'cakes', seed: '7' }, '4x3')).toEqual({
    src: '/pictures/cakes/7/4x3/640.webp',
    srcSet:
      '/pictures/cakes/7/4x3/320.webp 320w, /pictures/cakes/7/4x3/640.webp 640w, /pictures/cakes/7/4x3/1280.webp 1280w',
    width: 640,
    height: 480,
  });
});

describe('sections of a profile', () => {
  test('a full profile offers all of them', () => {
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

  test('a bare profile offers only what it has', () => {
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

  test.each([
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

test('coordinates have a side instead of a sign, and four places', () => {
  expect(coordinatesOf({ latitude: 51.381144, longitude: -2.359 })).toEqual([
    { degrees: 51.3811, side: 'north' },
    { degrees: 2.359, side: 'west' },
  ]);
  expect(coordinatesOf({ latitude: -33.9, longitude: 18.4 }).map(({ side }) => side)).toEqual(['south', 'east']);
});

describe('when nothing is found', () => {
  test('each condition is left out once, from the first page', () => {
    const search = { ...emptySearch, category: 'venues', area: 'Frome', text: 'castle', page: 4 } as const;
    expect(rescuesOf(search)).toEqual([
      { without: 'area', search: { ...search, area: '', page: 1 } },
      { without: 'text', search: { ...search, text: '', page: 1 } },
      { without: 'category', search: { ...search, category: null, page: 1 } },
    ]);
  });

  test('a single condition has no rescue: without it everything is left', () => {
    expect(rescuesOf({ ...emptySearch, text: 'zeppelin' })).toEqual([]);
  });
});

describe('the next supplier of a list [S2-profile-01]', () => {
  const list = { total: 5, page: 1, size: 3, results: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] };

  test('is the one after it', () => {
    expect(nextInList(list, emptySearch, 'a')).toEqual({ kind: 'here', supplier: { id: 'b' } });
  });

  test('of the last one on a page is on the next page', () => {
    expect(nextInList(list, emptySearch, 'c')).toEqual({ kind: 'next-page', search: { ...emptySearch, page: 2 } });
  });

  test('of the last one, or of a stranger, is nobody', () => {
    const last = { ...list, page: 2, results: [{ id: 'd' }, { id: 'e' }] };
    expect(nextInList(last, emptySearch, 'e')).toEqual({ kind: 'none' });
    expect(nextInList(list, emptySearch, 'x')).toEqual({ kind: 'none' });
  });
});

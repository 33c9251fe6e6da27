import { exampleCard } from '#testing/examples';
import { emptySearch } from './asked/search-state';
import { listHref, supplierHref } from './links';

describe('links', () => {
  test('a list with a category is at the category, without one at the search, and without any wish at the directory', () => {
    expect(listHref('uk', { ...emptySearch, category: 'venues', area: 'Bath' })).toBe(
      '/uk/supplier-category/venues?area=Bath',
    );
    expect(listHref('de', { ...emptySearch, text: 'jazz', sort: 'rating' })).toBe('/de/search?text=jazz&sort=rating');
    expect(listHref('fr', emptySearch)).toBe('/fr/wedding-suppliers');
  });

  test('a profile is at its category and public id, and keeps the list it was reached from', () => {
    expect(supplierHref('uk', exampleCard())).toBe('/uk/weddingsuppliers/venues/lark001');
    expect(supplierHref('uk', exampleCard(), { ...emptySearch, category: 'venues', page: 2 })).toBe(
      '/uk/weddingsuppliers/venues/lark001?searchParams=page%3D2%26category%3Dvenues',
    );
  });
});

import { readStoryFilters, storiesHref } from './story-filters';

describe('real weddings in the address', () => {
  test('are narrowed as it says, and written as they were read', () => {
    const query = 'season=summer&guests=to-100&palette=Rose+and+peach&page=3';
    const read = readStoryFilters(query);
    expect(read).toEqual({
      season: 'summer',
      guests: 'to-100',
      theme: '',
      palette: 'Rose and peach',
      county: '',
      page: 3,
    });
    expect(storiesHref('uk', read)).toBe(`/uk/real-weddings?${query}`);
  });

  test.each(['', 'season=monsoon', 'guests=many', 'page=0', 'theme=%20'])(
    'what makes no sense does not narrow: %s',
    (query) => {
      expect(storiesHref('de', readStoryFilters(query))).toBe('/de/real-weddings');
    },
  );
});

import { exampleEntry } from '#testing/example-entry';
import { askedVenues, asksByAddress, hasBookedAround, isOtherEnquiry, isVenueTask, withoutAsking } from './occasions';

const venue = (id: string, changes = {}) => exampleEntry({ id, type: 'venues', shortlisted: false, ...changes });

test.each([
  ['book-the-venue', true],
  ['research-venues', true],
  ['compare-venue-quotes', true],
  ['book-the-caterer', false],
  ['avenue-of-trees', false],
  [null, false],
])('of the task %s the venue popup is an occasion: %s [S4-venue-trigger-02]', (key, isOne) => {
  expect(isVenueTask(key)).toBe(isOne);
});

test('two booked suppliers are an occasion, one is not, and a venue does not count [S4-venue-trigger-04]', () => {
  const booked = (id: string, type = 'caterers') => exampleEntry({ id, type, booked: true });
  expect(hasBookedAround([booked('a'), booked('v', 'venues')])).toBe(false);
  expect(hasBookedAround([booked('a'), exampleEntry({ id: 'liked' })])).toBe(false);
  expect(hasBookedAround([booked('a'), booked('b')])).toBe(true);
});

test('asked venues are those that still may be: neither booked nor put away, the latest first', () => {
  const entries = [
    venue('older', { updatedAt: '2026-10-01T10:00:00.000Z' }),
    venue('later', { updatedAt: '2026-11-01T10:00:00.000Z' }),
    venue('booked', { booked: true }),
    venue('aside', { ignored: true }),
    venue('gone', { state: 'removed' }),
    venue('liked only', { enquired: false, shortlisted: true }),
    exampleEntry(),
  ];
  expect(askedVenues(entries).map(({ id }) => id)).toEqual(['later', 'older']);
});

test('an enquiry is an occasion unless it went to the one venue that is asked [S4-venue-trigger-07]', () => {
  const to = (supplierId: string, supplierType: 'venues' | 'photographers' = 'venues') => ({
    supplierId,
    supplierType,
  });
  expect(isOtherEnquiry(to('lark'), [venue('lark')])).toBe(false);
  expect(isOtherEnquiry(to('lark'), [venue('lark'), venue('oak')])).toBe(true);
});

test('the first enquiry of all, which may sign somebody up, is no occasion; one to another is [S4-venue-trigger-07]', () => {
  const to = { supplierId: 'fern', supplierType: 'photographers' } as const;
  const asked = (id: string, enquired = true) => exampleEntry({ id, enquired });
  expect(isOtherEnquiry(to, [asked('fern')])).toBe(false);
  expect(isOtherEnquiry(to, [asked('fern'), asked('otto', false)])).toBe(false);
  expect(isOtherEnquiry(to, [asked('fern'), asked('otto')])).toBe(true);
});

test('an address asks for it, and no longer once it was answered [S4-venue-trigger-06]', () => {
  const address = { pathname: '/uk/home', search: '?venueConfirmationPopup=true&page=2', hash: '#top' };
  expect(asksByAddress(address.search)).toBe(true);
  expect(asksByAddress('?venueConfirmationPopup=false')).toBe(false);
  expect(asksByAddress('?page=2')).toBe(false);
  expect(withoutAsking(address)).toBe('/uk/home?page=2#top');
  expect(withoutAsking({ ...address, search: '?venueConfirmationPopup=true' })).toBe('/uk/home#top');
});

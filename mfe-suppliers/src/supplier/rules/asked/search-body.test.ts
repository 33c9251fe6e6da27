import { askedOf, bodyOf, searchOfAsked } from './search-body';
import { emptySearch, parseSearch } from './search-state';

const whole = parseSearch(
  'venues',
  'text=barn&area=Bath&radius=40&in=51,-3,52,-2&price=5000&guests=95&evening=140&rating=4&features=rooms&styles=rustic&kinds=barn&free=2027-09-25&offers=yes&literally=yes&ours=no',
);

test('asks for what narrows a search, and for nothing that does not', () => {
  expect(bodyOf('GB', emptySearch)).toEqual({ countryCode: 'GB', sort: 'recommended', page: 1 });
  expect(askedOf('GB', emptySearch)).toEqual({ countryCode: 'GB' });
});

test('what was asked is the same search again', () => {
  const placed = { ...whole, bounds: null };
  expect(Object.values(askedOf('GB', placed))).toHaveLength(15);
  expect(searchOfAsked(askedOf('GB', placed))).toEqual(placed);
});

test('a part of the map goes before a place: no distance is from a place that is not searched', () => {
  expect(searchOfAsked(askedOf('GB', whole))).toEqual({ ...whole, area: '', radiusKm: null });
});

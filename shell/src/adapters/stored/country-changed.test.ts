import { countryChanged } from './country-changed';

test('remembers a move once, under the key of the specification [S9-storage-05]', () => {
  expect(countryChanged.isSet()).toBe(false);
  countryChanged.set('{"country":"GB"}');
  expect(localStorage.getItem('wedding-country-changed-show-info')).toBe('{"country":"GB"}');
  expect(countryChanged.isSet()).toBe(true);
  expect(countryChanged.take()).toBe('{"country":"GB"}');
  expect(countryChanged.isSet()).toBe(false);
  expect(countryChanged.take()).toBeNull();
});

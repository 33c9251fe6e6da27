import { slugPattern } from '#entities/guests/slug';
import { remoteNames } from '../manifest';
import { isReservedSlug } from './reserved-slugs';

test.each(['admin', 'api', 'login', 'posy', 'support', 'posy-support', 'posy-posy'])('no couple gets %s', (slug) => {
  expect(slugPattern.test(slug)).toBe(true);
  expect(isReservedSlug(slug)).toBe(true);
});

test.each(['maya-and-tom', 'posy-and-sam', 'admin-and-tom', 'apis', ...remoteNames])('a couple may get %s', (slug) => {
  expect(isReservedSlug(slug)).toBe(false);
});

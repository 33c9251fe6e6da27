import { compositionLink, overrideAddress, storePermit } from './tab-override';

const reviews = { remote: 'mfe-reviews', from: '0.1.0-abc' };

test('an address asks for one remote, and keeps all else that it says', () => {
  const href = 'https://posy.example/uk/reviews?page=2&remote=mfe-inbox%401.0.0&release-set=old#end';
  expect(overrideAddress(href, reviews)).toBe(
    'https://posy.example/uk/reviews?page=2&remote=mfe-reviews%400.1.0-abc#end',
  );
  expect(overrideAddress(href, { ...reviews, from: 'http://localhost:4321' }, 'set')).toBe(
    'https://posy.example/uk/reviews?page=2&remote=mfe-reviews%40http%3A%2F%2Flocalhost%3A4321&release-set=set#end',
  );
  expect(overrideAddress(href, null, 'set')).toBe('https://posy.example/uk/reviews?page=2&remote=#end');
});

test('a link names the release set, so that it shows the same later', () => {
  expect(compositionLink(reviews, 'set-1')).toBe(
    `${window.location.href}?remote=mfe-reviews%400.1.0-abc&release-set=set-1`,
  );
});

test('a permit is a cookie of the whole site until its end', () => {
  storePermit({ value: '1.x', until: Date.now() + 60_000 });
  expect(document.cookie).toContain('posy-override-permit=1.x');
  storePermit({ value: '1.x', until: Date.now() - 1 });
  expect(document.cookie).not.toContain('posy-override-permit');
});

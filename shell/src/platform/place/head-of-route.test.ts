import { createReadableValue } from '../readable';
import { followRoute } from './head-of-route';

test('the head tells the truth of the screen that is shown', () => {
  document.head.innerHTML = [
    '<title>One</title>',
    '<meta name="viewport" content="width=device-width">',
    '<meta name="robots" content="noindex">',
    '<meta name="description" content="Of the first page.">',
    '<meta property="og:title" content="One">',
    '<meta name="twitter:card" content="summary_large_image">',
    '<link rel="alternate" hreflang="de-DE" href="/de">',
    '<link rel="canonical" href="https://posy.example/uk">',
    '<link rel="manifest" href="/manifests/uk.webmanifest">',
    '<script type="application/ld+json">{}</script>',
  ].join('');
  const location = createReadableValue({ pathname: '/uk' });
  followRoute(document, location, 'https://posy.example');
  const before = document.head.innerHTML;
  location.set({ pathname: '/uk' });
  expect(document.head.innerHTML).toBe(before);

  location.set({ pathname: '/uk/checklist' });
  location.set({ pathname: '/uk/checklist' });
  expect([...document.head.children].map((element) => element.outerHTML)).toEqual([
    '<title>One</title>',
    '<meta name="viewport" content="width=device-width">',
    '<link rel="canonical" href="https://posy.example/uk/checklist">',
    '<link rel="manifest" href="/manifests/uk.webmanifest">',
  ]);
});

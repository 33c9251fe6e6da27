import { unpublishedChanges } from './unpublished';

const at = '2026-11-01T10:00:00.000Z';
const later = '2026-11-02T10:00:00.000Z';
const site = {
  slug: 'ours',
  published: true,
  welcome: 'Come',
  theme: 'orchard',
  publishedAt: at,
  updatedAt: later,
} as const;
const published = {
  slug: 'ours',
  welcome: 'Come',
  theme: 'orchard',
  sections: [],
  publishedAt: at,
  publishedBy: 'u1',
} as const;

test.each([
  ['nothing differs', site, 0],
  ['the look', { ...site, theme: 'poster' as const }, 1],
  ['look and words', { ...site, theme: 'poster' as const, welcome: 'Dance' }, 2],
  ['a field that one of them does not name', { ...site, sharePicture: null }, 0],
  ['a website that is offline', { ...site, published: false, welcome: 'Dance' }, 0],
])('what guests still see as it was is counted: %s [P-H11]', (_what, draft, count) => {
  expect(unpublishedChanges(draft, { ...published, sections: [] })).toBe(count);
});

test('a newer draft is a change where what guests see is not known', () => {
  expect(unpublishedChanges(site, null)).toBe(1);
  expect(unpublishedChanges({ ...site, updatedAt: at }, null)).toBe(0);
  expect(unpublishedChanges(null, null)).toBe(0);
});

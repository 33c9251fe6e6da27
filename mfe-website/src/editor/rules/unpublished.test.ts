import type { WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
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
  expect(unpublishedChanges(draft, { ...published, sections: [] }, [])).toBe(count);
});

test('a newer draft is a change where what guests see is not known', () => {
  expect(unpublishedChanges(site, null, null)).toBe(1);
  expect(unpublishedChanges({ ...site, updatedAt: at }, null, null)).toBe(0);
  expect(unpublishedChanges(null, null, null)).toBe(0);
});

const supper: Identified<WeddingEvent> = {
  ...{ id: 'supper', type: 'custom' as const, name: 'Supper', date: '2027-09-10', time: { startTime: '19:00' } },
  ...{ place: 'Here', description: '', attire: '', visible: true, featured: false, supplier: null },
  ...{ createdAt: at, updatedAt: at },
};
const brunch = { ...supper, id: 'brunch' };

test.each([
  ['as they were published, read again later', [{ ...supper, updatedAt: later }], 0],
  ['one at another time', [{ ...supper, time: { startTime: '20:00' } }], 1],
  ['one more, and one more that guests do not see', [supper, brunch, { ...supper, id: 'own', visible: false }], 1],
  ['one that is gone, and another', [brunch], 2],
  ['one that is hidden', [{ ...supper, visible: false }], 1],
])('of events, too: %s [P-H11]', (_what, events, count) => {
  expect(unpublishedChanges(site, { ...published, sections: [], events: [supper] }, events)).toBe(count);
  expect(unpublishedChanges(site, { ...published, sections: [] }, events)).toBe(0);
  expect(unpublishedChanges(site, { ...published, sections: [], events: [supper] }, null)).toBe(0);
});

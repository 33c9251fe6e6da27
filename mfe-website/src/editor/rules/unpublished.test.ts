import type { WeddingEvent } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { unpublishedChanges as changes } from './unpublished';

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
  expect(changes({ site: draft, published: { ...published, sections: [] }, events: [], sections: [] })).toHaveLength(
    count,
  );
});

test('a newer draft is a change where what guests see is not known', () => {
  const unknown = { published: null, events: null, sections: null };
  expect(changes({ site, ...unknown })).toEqual([{ about: 'all' }]);
  expect(changes({ site: { ...site, updatedAt: at }, ...unknown })).toEqual([]);
  expect(changes({ site: null, ...unknown })).toEqual([]);
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
  const shown = { ...published, sections: [], events: [supper] };
  expect(changes({ site, published: shown, events, sections: [] })).toHaveLength(count);
  expect(changes({ site, published: { ...published, sections: [] }, events, sections: [] })).toEqual([]);
  expect(changes({ site, published: shown, events: null, sections: [] })).toEqual([]);
});

describe('of sections', () => {
  const words = { en: { title: 'Gifts', body: 'A list', items: [] } };
  const gifts = { id: 'gifts', kind: 'gifts', order: 1, visible: true, words, updatedAt: at } as const;
  const shown = { id: 'gifts', kind: 'gifts', order: 1, words } as const;
  const of = (drafted: object[], stored: object[], hides: readonly ('welcome' | 'timeline')[] = []) =>
    changes({
      site,
      published: { ...published, sections: stored as never, hides: [...hides] },
      events: null,
      sections: drafted as never,
    });

  test('what guests read as it is drafted is none, in whichever order its fields came', () => {
    const { words: said, ...rest } = shown;
    expect(
      of([{ ...gifts, words: { en: { items: [], body: 'A list', title: 'Gifts' } } }], [{ words: said, ...rest }]),
    ).toEqual([]);
  });

  test.each([
    ['new', [gifts], []],
    ['gone', [], [shown]],
    ['gone', [{ ...gifts, visible: false }], [shown]],
    ['other', [{ ...gifts, order: 3 }], [shown]],
    ['other', [{ ...gifts, audience: { kind: 'households', parts: [], households: { gran: true } } }], [shown]],
  ])('one that is %s is said to be', (happened, drafted, stored) => {
    expect(of(drafted, stored)).toEqual([{ about: 'section', id: 'gifts', kind: 'gifts', happened }]);
  });

  test('a part that every page has is gone once it is hidden, and only until that is published', () => {
    const hidden = { ...gifts, id: 'timeline', kind: 'timeline', visible: false };
    expect(of([hidden], [])).toEqual([{ about: 'section', id: 'timeline', kind: 'timeline', happened: 'gone' }]);
    expect(of([hidden], [], ['timeline'])).toEqual([]);
  });
});

import { deleteDocument } from '@posy/remote-kit/edits';
import { createMemoryFirestore, exampleWedding } from '@posy/remote-kit/testing';
import { askEveryEdit, type EditRow, openEditPage } from '@posy/remote-kit/testing/edits';
import { collections } from '@posy/shared-contracts/collections';
import { type Website, type WebsiteSection, weddingEventSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { showTravel } from '#editor/rules/travel-edits';
import { type EventContent } from '#events/rules/event-draft';
import { addEvent, changeEvent, deleteEvent } from '#events/rules/event-edits';
import { messages } from '#messages/en-GB';
import { changePart, draftedParts, writeWords } from '#sections/rules/drafted-parts';
import { websitePlace } from '#site/edit-place';
import { changeSite } from '#site/edits/site-edits';
import { storedEvent } from './stored-event';

const dinner = { ...v.parse(weddingEventSchema, storedEvent('Dinner', '16:30')), id: 'dinner' };
const content: EventContent = {
  type: 'custom',
  name: 'Breakfast together',
  date: '2027-09-12',
  time: { startTime: '09:00' },
  place: 'The barn',
  description: 'With pancakes',
  attire: 'Slippers',
  visible: false,
};
const site: Website = {
  slug: 'ours',
  published: true,
  welcome: 'Come',
  theme: 'orchard',
  updatedAt: '2026-11-01T10:00:00.000Z',
};

const way: WebsiteSection = {
  ...{ kind: 'travel', order: 2, visible: true, words: {} },
  updatedAt: '2026-11-01T10:00:00.000Z',
};

const giftsSection = {
  ...{ id: 'gifts', kind: 'gifts' as const, order: 4, visible: true },
  words: { en: { title: 'Gifts', body: 'A list', items: [] } },
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const [, , , gifts = { id: '', kind: 'own' as const, order: 0, visible: true, section: null }] = draftedParts([
  giftsSection,
]);
const forGran = { kind: 'households' as const, parts: [], households: { gran: true as const } };

const rows: EditRow[] = [
  { who: 'adds an event', edit: addEvent('w1', 'breakfast', content) },
  { who: 'changes an event', edit: changeEvent('w1', dinner, content) },
  { who: 'deletes an event', edit: deleteEvent('w1', dinner) },
  { who: 'chooses a look', edit: changeSite('w1', site, { theme: 'midnight' }) },
  { who: 'greets the guests', edit: changeSite('w1', site, { welcome: 'Come and dance' }) },
  { who: 'hides the way', edit: showTravel('w1', [{ ...way, id: 'travel' }], false) },
  { who: 'moves a section', edit: changePart('w1', gifts, { order: 9 }) },
  { who: 'hides a section', edit: changePart('w1', gifts, { visible: false }) },
  { who: 'says who reads a section', edit: changePart('w1', gifts, { audience: forGran }) },
  { who: 'thanks a supplier', edit: changePart('w1', gifts, { credits: { barn: true } }) },
  { who: 'gives a section a heading', edit: writeWords('w1', gifts, 'en', { title: 'Presents' }) },
  { who: 'deletes a section', edit: deleteDocument(collections.websiteSections('w1'), giftsSection) },
];

/** A page that shows the events and the website of a wedding. */
const open = () => {
  const { id: _id, ...wedding } = exampleWedding();
  const { id: _dinner, ...event } = dinner;
  const { id: _gifts, ...storedGifts } = giftsSection;
  return openEditPage({
    firestore: createMemoryFirestore({
      weddings: { w1: wedding },
      'weddings/w1/events': { dinner: event },
      'weddings/w1/website': { site },
      'weddings/w1/websiteSections': { travel: way, gifts: storedGifts },
    }),
    lists: [collections.events('w1'), collections.website('w1'), collections.websiteSections('w1')],
    messages,
    placeOf: websitePlace,
  });
};

askEveryEdit(rows, {
  open,
  newerValues: {
    name: 'Newest',
    date: '2030-01-01',
    time: { startTime: '01:00' },
    place: 'Leeds',
    description: 'Newest',
    attire: 'Boots',
    theme: 'riviera',
    welcome: 'Newest',
    visible: true,
    order: 12,
    audience: { kind: 'everyone', parts: [], households: {} },
    credits: { inn: true },
    'words.en.title': 'Newest',
  },
  takenAway: {
    write: {
      kind: 'update',
      collection: collections.weddings(),
      id: 'w1',
      data: { roles: { u2: 'owner', u1: 'helper' }, access: {} },
    },
    text: 'You may look at the website, but no longer change it. Nothing was saved.',
  },
});

test('the first that is saved of a website is merged into what the server may have, and undoing empties it again', () => {
  const { changes, undo } = changeSite('w1', null, { welcome: 'Come' });
  expect(changes).toMatchObject([
    { kind: 'merge', id: 'site', data: { welcome: 'Come', theme: 'orchard', slug: null } },
  ]);
  expect(undo).toMatchObject([{ kind: 'update', id: 'site', data: { welcome: '' } }]);
});

test('an edit that changes nothing writes nothing', () => {
  expect(changeSite('w1', site, { theme: 'orchard' })).toEqual({ changes: [], undo: [] });
});

test('a website of which nothing was said about the way hides it at once, and undoing shows it again', () => {
  const { changes, undo } = showTravel('w1', [], false);
  expect(changes).toMatchObject([{ kind: 'merge', id: 'travel', data: { kind: 'travel', visible: false, words: {} } }]);
  expect(undo).toMatchObject([{ kind: 'update', id: 'travel', data: { visible: true } }]);
});

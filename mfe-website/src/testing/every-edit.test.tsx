import { createMemoryFirestore, exampleWedding } from '@posy/remote-kit/testing';
import { askEveryEdit, type EditRow, openEditPage } from '@posy/remote-kit/testing/edits';
import { collections } from '@posy/shared-contracts/collections';
import { type Website, type WebsiteSection, weddingEventSchema } from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { showTravel } from '#editor/rules/travel-edits';
import { type EventContent } from '#events/rules/event-draft';
import { addEvent, changeEvent, deleteEvent } from '#events/rules/event-edits';
import { messages as invitationWords } from '#invitations/messages/en-GB';
import { changeSettings } from '#invitations/rules/settings-edits';
import { messages } from '#messages/en-GB';
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

const settings = { answersUntil: null, meals: ['Lamb'], updatedAt: '2026-11-01T10:00:00.000Z' };

const rows: EditRow[] = [
  { who: 'adds an event', edit: addEvent('w1', 'breakfast', content) },
  { who: 'changes an event', edit: changeEvent('w1', dinner, content) },
  { who: 'deletes an event', edit: deleteEvent('w1', dinner) },
  { who: 'chooses a look', edit: changeSite('w1', site, { theme: 'midnight' }) },
  { who: 'greets the guests', edit: changeSite('w1', site, { welcome: 'Come and dance' }) },
  { who: 'asks the guests', edit: changeSettings('w1', settings, { answersUntil: '2027-07-01', meals: ['Trout'] }) },
  { who: 'hides the way', edit: showTravel('w1', [{ ...way, id: 'travel' }], false) },
];

/** A page that shows the events and the website of a wedding. */
const open = () => {
  const { id: _id, ...wedding } = exampleWedding();
  const { id: _dinner, ...event } = dinner;
  return openEditPage({
    firestore: createMemoryFirestore({
      weddings: { w1: wedding },
      'weddings/w1/events': { dinner: event },
      'weddings/w1/website': { site },
      'weddings/w1/websiteSections': { travel: way },
      'weddings/w1/invitationSettings': { current: settings },
    }),
    lists: [
      ...[collections.events('w1'), collections.website('w1'), collections.websiteSections('w1')],
      collections.invitationSettings('w1'),
    ],
    messages: { ...messages, ...invitationWords },
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
    answersUntil: '2030-01-01',
    meals: ['Newest'],
    visible: true,
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

test('the first that is asked of guests is merged as well, and undoing asks nothing again', () => {
  const { changes, undo } = changeSettings('w1', null, { answersUntil: '2027-07-01', meals: ['Trout'] });
  expect(changes).toMatchObject([
    { kind: 'merge', id: 'current', data: { answersUntil: '2027-07-01', meals: ['Trout'] } },
  ]);
  expect(undo).toMatchObject([{ kind: 'update', id: 'current', data: { answersUntil: null, meals: [] } }]);
});

test('an edit that changes nothing writes nothing', () => {
  expect(changeSite('w1', site, { theme: 'orchard' })).toEqual({ changes: [], undo: [] });
});

test('a website of which nothing was said about the way hides it at once, and undoing shows it again', () => {
  const { changes, undo } = showTravel('w1', [], false);
  expect(changes).toMatchObject([{ kind: 'merge', id: 'travel', data: { kind: 'travel', visible: false, words: {} } }]);
  expect(undo).toMatchObject([{ kind: 'update', id: 'travel', data: { visible: true } }]);
});

import { createMemoryFirestore, exampleWedding } from '@posy/remote-kit/testing';
import { askEveryEdit, type EditRow, openEditPage } from '@posy/remote-kit/testing/edits';
import { collections } from '@posy/shared-contracts/collections';
import { bringIn, takeOut } from '#calendar/rules/bring-in';
import { awayEdit, labelEdit, templateEdit } from '#desk/desk-edits';
import { dayEdit } from '#talk/days/day-edit';
import { archiveEdit, blockEdit } from '#talk/edits/conversation-edits';
import { conversationPlace } from '#talk/edits/edit-place';
import { ownPlace } from '#talk/edits/own-place';
import { fileEdit } from '#talk/team/file-edits';
import { messages } from './all-messages';
import { exampleConversation } from './example-conversation';

const updatedAt = '2026-11-01T10:00:00.000Z';
const who = 's';
const [{ path: busyDays }, { path: calendars }, { path: templates }, { path: labels }, { path: files }] = [
  collections.busyDays(who),
  collections.broughtCalendars(who),
  collections.replyTemplates(who),
  collections.enquiryLabels(who),
  collections.enquiryFiles(who),
];
const day = { id: '2027-09-11', day: '2027-09-11', state: 'busy' as const, until: null, updatedAt };
const fromWork = { ...day, id: '2027-09-18', day: '2027-09-18', calendars: ['work'] };
const work = { id: 'work', name: 'work.ics', entries: 3, updatedAt };
const before = { said: [day, fromWork], ofProfile: [], calendars: [work] };
const template = { id: 'thanks', name: 'Thanks', body: 'Thank you.', order: 1, updatedAt };
const label = { id: 'warm', name: 'Warm', hue: 'fern' as const, order: 1, updatedAt };
const file = { id: 'c1', labels: ['warm'], assignedTo: null, updatedAt };
const away = { text: 'At sea', until: '2026-12-01' };

const deskRows: EditRow[] = [
  { who: 'goes away', edit: awayEdit(who, null, away) },
  { who: 'comes back', edit: awayEdit(who, { text: 'Ill', until: null }, null) },
  { who: 'marks a day as taken', edit: dayEdit(who, undefined, { ...day, id: '2027-09-12', day: '2027-09-12' }) },
  { who: 'frees a day', edit: dayEdit(who, day, { ...day, state: 'free' }) },
  {
    who: 'brings a calendar in',
    edit: bringIn(who, before, { id: 'home', name: 'home.ics', entries: 2, days: ['2027-09-25', '2027-09-18'] }),
  },
  { who: 'takes a calendar out', edit: takeOut(who, before, work) },
  { who: 'writes a template', edit: templateEdit(who, null, { ...template, id: 'full' }) },
  { who: 'changes a template', edit: templateEdit(who, template, { ...template, name: 'Hi', body: 'Hello.' }) },
  { who: 'deletes a template', edit: templateEdit(who, template, null) },
  { who: 'makes a label', edit: labelEdit(who, null, { ...label, id: 'cold' }) },
  { who: 'changes a label', edit: labelEdit(who, label, { ...label, name: 'Hot', hue: 'peony' }) },
  { who: 'deletes a label', edit: labelEdit(who, label, null) },
  { who: 'says first who answers', edit: fileEdit(who, 'c2', undefined, { assignedTo: 's1' }) },
  { who: 'says who answers', edit: fileEdit(who, 'c1', file, { assignedTo: 's1' }) },
  { who: 'labels an enquiry', edit: fileEdit(who, 'c1', file, { labels: [] }) },
];

const byId = ({ id, ...data }: { id: string }) => ({ [id]: data });

/** Opens a page of a supplier's people; the row tells whether their account is away. */
const openDesk = ({ who: does }: EditRow) =>
  openEditPage({
    firestore: createMemoryFirestore({
      suppliers: {
        [who]: {
          owners: { u1: 'owner' },
          claimedAt: null,
          away: does === 'comes back' ? { text: 'Ill', until: null } : null,
          updatedAt,
        },
      },
      [busyDays]: { ...byId(day), ...byId(fromWork) },
      [calendars]: byId(work),
      [templates]: byId(template),
      [labels]: byId(label),
      [files]: byId(file),
    }),
    lists: [
      collections.supplierAccounts(),
      collections.busyDays(who),
      collections.broughtCalendars(who),
      collections.replyTemplates(who),
      collections.enquiryLabels(who),
      collections.enquiryFiles(who),
    ],
    messages,
    placeOf: ownPlace,
  });

// Only the backend can remove a supplier's own documents.
describe('a supplier’s desk', () =>
  askEveryEdit(deskRows, {
    open: openDesk,
    newerWords: { busyDays: { until: '2027-01-01' }, enquiries: { assignedTo: 's9' } },
    newerValues: {
      away: { text: 'Newest', until: null },
      state: 'held',
      name: 'Newest',
      body: 'Newest',
      hue: 'apricot',
      labels: ['newest'],
      calendars: ['newest'],
      entries: 9,
      assignedTo: 's9',
    },
    takenAway: null,
  }));

const open = exampleConversation('c1', { archived: { couple: false, supplier: false }, blocked: null });
const put = exampleConversation('c2', { archived: { couple: true, supplier: false } });

/** Opens a page of the couple whose server performs its calls. */
const openTalk = () => {
  const { id: _id, ...wedding } = exampleWedding();
  const firestore = createMemoryFirestore({
    weddings: { w1: wedding },
    conversations: { ...byId(open), ...byId(put) },
  });
  const make = async (id: string, data: Record<string, unknown>) => {
    await firestore.commit([{ kind: 'update', collection: collections.conversations(), id, data }]);
    return {};
  };
  return openEditPage({
    firestore,
    api: {
      archiveConversation: ({ params, body }) => make(params?.id ?? '', { 'archived.couple': body?.archived }),
      blockConversation: ({ params, body }) =>
        make(params?.id ?? '', { blocked: body?.blocked === true ? { by: 'couple', at: updatedAt } : null }),
    },
    lists: [collections.conversations()],
    messages,
    placeOf: conversationPlace,
  });
};

describe('a conversation', () =>
  askEveryEdit(
    [
      { who: 'puts a conversation away', edit: archiveEdit(open, 'couple', true) },
      { who: 'takes a conversation back', edit: archiveEdit(put, 'couple', false) },
      { who: 'hears no more of somebody', edit: blockEdit(open, 'couple', true) },
    ],
    {
      open: openTalk,
      areMadeByServer: true,
      newerValues: { 'blocked.by': 'supplier' },
      takenAway: {
        write: {
          kind: 'update',
          collection: collections.weddings(),
          id: 'w1',
          data: { roles: { u2: 'owner', u1: 'helper' }, access: {} },
        },
        text: messages['inbox.forbidden'],
      },
    },
  ));

import { joinEdits } from '@posy/remote-kit/edits';
import { createMemoryFirestore, exampleWedding } from '@posy/remote-kit/testing';
import { askEveryEdit, type EditRow, openEditPage } from '@posy/remote-kit/testing/edits';
import { collections } from '@posy/shared-contracts/collections';
import { messages } from '#messages/en-GB';
import { editPlace } from '#shortlist/entries/edit-place';
import { addOwn, changeOwn, newOwn } from '#shortlist/own/rules/own-edits';
import { agreeEdit, bookEdit, unbookEdit } from '#shortlist/rules/booking';
import { moveTo, noteOn, putOnShortlist } from '#shortlist/rules/entry-edits';
import { voteEdit } from '#shortlist/rules/votes';
import { exampleEntry } from './example-entry';

const wedding = exampleWedding({ bookings: { venue: false }, location: null });
const liked = exampleEntry({
  id: 'liked',
  state: 'shortlisted',
  votes: { u2: 'maybe' },
  memberNotes: { u2: 'Kind' },
  choices: { visit: {}, agreed: {} },
});
const own = exampleEntry({ id: 'own', state: 'shortlisted', customSupplier: true });
const removed = exampleEntry({ id: 'removed', shortlisted: false, state: 'removed' });
const venue = exampleEntry({ id: 'venue', type: 'venues', state: 'shortlisted' });
const booked = exampleEntry({
  id: 'booked',
  shortlisted: true,
  booked: true,
  state: 'booked',
  choices: { agreed: {} },
});
const found = ({ id, type, slug, name, publicId, town, county, countryCode }: typeof liked, as = id) => ({
  id: as,
  type,
  slug,
  name,
  publicId,
  town,
  county,
  countryCode,
});
type SupplierToAdd = Parameters<typeof putOnShortlist>[2];
const price = { amount: 1200, currency: 'GBP', basis: 'total', condition: '' } as const;

const payment = { id: 'd', kind: 'deposit', amount: 300, currency: 'GBP', due: '2027-01-05', paidOn: null } as const;
const contract = { id: 'c'.repeat(32), name: 'contract.pdf', type: 'application/pdf', bytes: 10 };
const agreement = { agreedPrice: price, agreedPayments: [payment], contract };

const listRows: EditRow[] = [
  { who: 'likes a supplier', edit: putOnShortlist('w1', null, found(liked, 'new') as SupplierToAdd) },
  { who: 'likes a supplier again', edit: putOnShortlist('w1', removed, found(removed) as SupplierToAdd) },
  {
    who: 'brings along whom a visitor liked',
    edit: joinEdits(
      putOnShortlist('w1', null, found(liked, 'new') as SupplierToAdd),
      putOnShortlist('w1', removed, found(removed) as SupplierToAdd),
    ),
  },
  { who: 'removes a supplier', edit: moveTo('w1', liked, 'removed') },
  { who: 'sets a supplier aside', edit: moveTo('w1', liked, 'ignored') },
  {
    who: 'adds a supplier of their own',
    edit: addOwn('w1', newOwn('aunt', 'u1', { name: 'Aunt May', type: 'cakes' })),
  },
  { who: 'changes a supplier of their own', edit: changeOwn('w1', own, 'u1', { name: 'Aunt June' }) },
  { who: 'votes', edit: voteEdit('w1', liked, 'u1', 'yes') },
  { who: 'notes something', edit: noteOn('w1', liked, 'u1', { note: 'Kind', visitDate: '2027-01-05' }) },
];

const bookingRows: EditRow[] = [
  { who: 'books a supplier', edit: bookEdit(wedding, liked, { agreedPrice: price }, 'u1') },
  { who: 'books the venue', edit: bookEdit(wedding, venue, {}, 'u1') },
  { who: 'changes what was agreed', edit: agreeEdit(wedding, booked, agreement, 'u1') },
  { who: 'takes a booking back', edit: unbookEdit(wedding, [booked], [booked]) },
];

/** A page that shows the shortlist of a wedding. */
const open = () => {
  const { id: _id, ...data } = wedding;
  const entries = [liked, own, removed, venue, booked].map(({ id, ...entry }) => [id, entry]);
  return openEditPage({
    firestore: createMemoryFirestore({
      weddings: { w1: data },
      [collections.shortlist('w1').path]: Object.fromEntries(entries) as Record<string, Record<string, unknown>>,
    }),
    lists: [collections.shortlist('w1')],
    messages,
    placeOf: editPlace,
  });
};

const takenAway = {
  write: {
    kind: 'update' as const,
    collection: collections.weddings(),
    id: 'w1',
    data: { roles: { u2: 'owner', u1: 'helper' }, access: {} },
  },
  text: messages['shortlist.forbidden'],
};

describe('the shortlist', () =>
  askEveryEdit(listRows, {
    open,
    takenAway,
    newerValues: {
      state: 'unbooked',
      name: 'Newest',
      'memberNotes.u1': 'Newest',
      'choices.visit.u1': '{}',
      visitDate: '2027-03-03',
      'votes.u1': 'no',
    },
  }));

describe('a booking', () =>
  askEveryEdit(bookingRows, {
    open,
    takenAway,
    newerValues: {
      state: 'ignored',
      agreedPrice: { ...price, amount: 7 },
      'choices.agreed.u1': '{}',
      agreedPayments: [{ ...payment, amount: 7 }],
      contract: null,
      bookings: { venue: false },
      location: { name: 'Leeds', adminArea: [], country: 'GB', providerId: null },
    },
  }));

import { exampleWedding } from '@posy/remote-kit/testing';
import type { FirestoreWrite } from '@posy/shared-contracts/mount-props';
import { exampleEntry } from '#testing/example-entry';
import { exampleCard } from '#testing/examples';
import { confirmVenue, dateFields, entryOf, notInterested, stillInterested } from './venue-edit';
import { begin, withDay, withMonth, withYear } from './venue-steps';

const wedding = { ...exampleWedding({ date: null, bookings: { venue: false }, location: null }), id: 'w1' };
const september = withYear(withMonth(begin(), 9), 2027);
const lark = exampleEntry({ id: 'lark', type: 'venues', town: 'Bath', county: 'Somerset' });
const fieldsFor = (writes: readonly FirestoreWrite[], id: string): Record<string, unknown> =>
  Object.assign({}, ...writes.flatMap((write) => (write.id === id && write.kind !== 'delete' ? [write.data] : [])));

test('books the venue and notes the day with it, and both are taken back at once', () => {
  const edit = confirmVenue(wedding, { entry: lark, isNew: false }, withDay(september, 11).date, 'u1');
  expect(fieldsFor(edit.changes, 'lark')).toMatchObject({ state: 'booked' });
  expect(fieldsFor(edit.changes, 'w1')).toMatchObject({
    bookings: { venue: true },
    location: { name: 'Bath' },
    date: '2027-09-11',
  });
  expect(fieldsFor(edit.undo, 'w1')).toMatchObject({ bookings: { venue: false }, location: null, date: null });
});

test('a venue of the directory is put on the list first', () => {
  const { picture: _picture, ...card } = exampleCard();
  const edit = confirmVenue(wedding, { entry: entryOf(card), isNew: true }, null, 'u1');
  expect(edit.changes[0]).toMatchObject({ kind: 'set', id: card.id, data: { name: card.name, customSupplier: false } });
  expect(fieldsFor(edit.changes, card.id)).toMatchObject({ state: 'booked' });
  expect(edit.undo.at(-1)).toMatchObject({ kind: 'delete', id: card.id });
});

test('a month is a choice without a day, and no answer changes nothing', () => {
  expect(dateFields(wedding, september.date)).toEqual({ date: null, dateChoice: september.date });
  expect(dateFields(wedding, withYear(withMonth(begin(), null), null).date)).toEqual({});
});

test('interest is a yes of whoever says so; none is a no, and the venue is set aside [S4-interest-01]', () => {
  expect(fieldsFor(stillInterested('w1', lark, 'u1').changes, 'lark')).toMatchObject({ 'votes.u1': 'yes' });
  expect(fieldsFor(notInterested('w1', lark, 'u1').changes, 'lark')).toMatchObject({
    'votes.u1': 'no',
    state: 'ignored',
  });
});

import { exampleWedding } from '@posy/remote-kit/testing';
import type { FirestoreWrite } from '@posy/shared-contracts/mount-props';
import fc from 'fast-check';
import { exampleEntry } from '#testing/example-entry';
import { bookEdit, movedTo, unbookAllVenues, unbookEdit } from './booking';

const wedding = { ...exampleWedding({ bookings: { venue: false }, location: null }), id: 'w1' };
const lark = exampleEntry({ id: 'lark', type: 'venues', town: 'Bath', county: 'Somerset' });
const agreed = { amount: 630000, currency: 'GBP', basis: 'total', condition: '' } as const;
const ofWedding = (writes: readonly FirestoreWrite[]) =>
  writes.filter(({ collection }) => collection.path === 'weddings');

test('booking a venue moves the wedding to its place and says that there is one [S4-shortlist-04] [S4-shortlist-05]', () => {
  const { changes, undo } = bookEdit(wedding, lark, { agreedPrice: agreed }, 'u1');
  expect(ofWedding(changes)).toMatchObject([
    {
      kind: 'update',
      id: 'w1',
      data: {
        bookings: { venue: true },
        location: { name: 'Bath', adminArea: ['Somerset'], country: 'GB', providerId: null },
      },
    },
  ]);
  expect(changes.find(({ id }) => id === 'lark')).toMatchObject({ data: { state: 'booked', agreedPrice: agreed } });
  expect(ofWedding(undo)).toMatchObject([{ data: { bookings: { venue: false }, location: null } }]);
});

const bath = { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB', providerId: 'p1' };

test.each([
  ['where it is already', bath, null],
  ['in a town whose areas nobody noted', { ...bath, adminArea: [] }, null],
  ['in a town of the same name elsewhere', { ...bath, adminArea: ['Maine'] }, 'Bath'],
  ['in a town of the same name in another country', { ...bath, country: 'US' }, 'Bath'],
  ['from another town', { ...bath, name: 'Frome' }, 'Bath'],
  ['from nowhere', null, 'Bath'],
])('a venue moves a wedding only to another place: %s [18]', (_from, location, town) => {
  expect(movedTo({ location }, lark)?.name ?? null).toBe(town);
  const [moved] = ofWedding(bookEdit({ ...wedding, location }, lark, {}, 'u1').changes);
  expect(Object.keys((moved as { data?: object } | undefined)?.data ?? {}).includes('location')).toBe(town !== null);
});

test('booking anybody else leaves the wedding where it is', () => {
  expect(ofWedding(bookEdit(wedding, exampleEntry(), {}, 'u1').changes)).toEqual([]);
});

test('the wedding keeps saying that there is a venue while another one is booked', () => {
  const booked = { ...wedding, bookings: { venue: true } };
  const one = exampleEntry({ id: 'one', type: 'venues', booked: true });
  const two = exampleEntry({ id: 'two', type: 'venues', booked: true });
  expect(ofWedding(unbookEdit(booked, [one], [one, two]).changes)).toEqual([]);
  expect(ofWedding(unbookEdit(booked, [one], [one]).changes)).toMatchObject([{ data: { bookings: { venue: false } } }]);
});

test('all venues are unbooked in batches of ten, and the last one tells the wedding [S4-shortlist-06] [S9-limits-01]', () => {
  const booked = { ...wedding, bookings: { venue: true } };
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 45 }), (count) => {
      const venues = Array.from({ length: count }, (_none, place) =>
        exampleEntry({ id: `v${place}`, type: 'venues', booked: true }),
      );
      const edits = unbookAllVenues(booked, [...venues, exampleEntry()]);
      const sizes = edits.map(({ changes }) => changes.length - ofWedding(changes).length);
      const rest = count % 10;
      expect(sizes).toEqual([
        ...Array.from({ length: Math.floor(count / 10) }, () => 10),
        ...(rest === 0 ? [] : [rest]),
      ]);
      expect(edits.map(({ changes }) => ofWedding(changes).length)).toEqual(
        edits.map((_edit, place) => (place === edits.length - 1 ? 1 : 0)),
      );
    }),
  );
});

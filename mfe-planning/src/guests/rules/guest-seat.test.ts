import type { SeatingTable } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { exampleGuest } from '#testing/example-guests';
import { seatingOf } from './guest-seat';

const marigold: Identified<SeatingTable> = {
  id: 't1',
  name: 'Marigold',
  shape: 'round',
  seats: 8,
  order: 1,
  stepFree: false,
  quiet: false,
  createdAt: '2026-11-20T12:00:00.000Z',
};
const guests = [
  exampleGuest('ravi', { table: 't1' }),
  exampleGuest('sam', { table: null }),
  exampleGuest('anita', { table: 't1' }),
  exampleGuest('bisi', { table: 'gone' }),
  exampleGuest('nia', { table: 't1', rsvp: { main: 'declined' } }),
];

test('a guest sits with whoever is at the same table, in the order of the list [R1-13]', () => {
  expect(seatingOf('anita', guests, [marigold], 'main')).toEqual({ table: marigold, sitting: ['ravi', 'anita'] });
});

test('who has no table, one that is gone, or said no has no seat [R1-13]', () => {
  expect(['sam', 'bisi', 'nia', 'nobody'].map((id) => seatingOf(id, guests, [marigold], 'main'))).toEqual([
    null,
    null,
    null,
    null,
  ]);
});

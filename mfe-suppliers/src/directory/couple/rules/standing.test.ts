import { exampleEntry } from '#testing/example-entry';
import { bookedOf, standingOf } from './standing';

const quote = (amount: number) => ({ amount, currency: 'GBP', basis: 'total', condition: '' }) as const;

test('the lowest quote goes before how many are shortlisted; nobody is no standing', () => {
  const liked = [exampleEntry(), exampleEntry({ id: 'GB000003' })];
  expect(standingOf(liked, 'photographers')).toEqual({ kind: 'shortlisted', count: 2 });
  const quoted = [...liked, exampleEntry({ quotedPrice: quote(190000) }), exampleEntry({ quotedPrice: quote(185000) })];
  expect(standingOf(quoted, 'photographers')).toEqual({ kind: 'quoted', price: quote(185000) });
  expect(standingOf(liked, 'cakes')).toBeNull();
});

test('who was set aside or taken off does not count, whatever they quoted', () => {
  const gone = [
    exampleEntry({ ignored: true, quotedPrice: quote(100) }),
    exampleEntry({ shortlisted: false, state: 'removed', quotedPrice: quote(200) }),
  ];
  expect(standingOf(gone, 'photographers')).toBeNull();
});

test('the booked stand by name', () => {
  const entries = [
    exampleEntry({ id: 'b', name: 'Wren & Co', booked: true }),
    exampleEntry({ id: 'a', name: 'Abbot Florals', booked: true }),
    exampleEntry(),
  ];
  expect(bookedOf(entries).map(({ name }) => name)).toEqual(['Abbot Florals', 'Wren & Co']);
});

import { exampleEntry } from '#testing/example-entry';
import { foundSoFar } from './found-so-far';

const entry = (id: string, type: string, changes: object = {}) =>
  exampleEntry({ id, type, name: `Name ${id}`, ...changes });

test('booked kinds come first, then those still to find with how far they are; at most as many as fit a line', () => {
  const entries = [
    entry('1', 'music', { shortlisted: true }),
    entry('2', 'venues', { booked: true }),
    entry('3', 'music', { shortlisted: true }),
  ];
  expect(foundSoFar(entries as never, ['music', 'cakes'])).toEqual([
    { kind: 'venues', state: { kind: 'booked', name: 'Name 2' } },
    { kind: 'music', state: { kind: 'shortlisted', count: 2 } },
    { kind: 'cakes', state: { kind: 'none' } },
  ]);
  const many = ['music', 'cakes', 'video', 'dress', 'florists', 'caterers', 'beauty', 'transport', 'menswear'] as const;
  expect(foundSoFar([], many)).toHaveLength(8);
});

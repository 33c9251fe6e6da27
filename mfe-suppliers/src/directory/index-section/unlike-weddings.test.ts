import { exampleWork } from '#testing/example-work';
import { unlikeWeddings } from './unlike-weddings';

const wedding = (id: string, venue: string) => {
  const work = exampleWork();
  const [supplier] = work.suppliers;
  return {
    ...work,
    id,
    photos: [
      { category: 'venues' as const, seed: `${venue}--outside`, label: 'Outside' },
      { category: 'venues' as const, seed: `${venue}--table`, label: 'The table' },
      { category: 'florists' as const, seed: `${venue}--${id}`, label: 'Flowers' },
    ],
    suppliers: [{ ...supplier!, role: 'venue' as const, supplierPublicId: venue }],
  };
};

test('real weddings of different venues come first, and no picture comes twice [R1-13]', () => {
  const found = [wedding('a', 'orangery'), wedding('b', 'orangery'), wedding('c', 'barn'), wedding('d', 'barn')];
  expect(unlikeWeddings(found, 3).map(({ wedding: { id }, photo }) => [id, photo?.label])).toEqual([
    ['a', 'Outside'],
    ['c', 'Outside'],
    ['b', 'Flowers'],
  ]);
});

test('a wedding without pictures is shown by its words', () => {
  expect(unlikeWeddings([{ ...wedding('a', 'orangery'), photos: [] }], 3).map(({ photo }) => photo)).toEqual([null]);
});

import { exampleCard } from '#testing/examples';
import { byKind } from './by-kind';

const one = (id: string, type: 'florists' | 'music' | 'cakes') => ({
  ...exampleCard({ id, type }),
  distanceKm: 4,
  pictures: [],
});
const [fern, brass, lime, crumb] = [one('1', 'florists'), one('2', 'music'), one('3', 'music'), one('4', 'cakes')];

test('stands by kind in the order of what is missing, without kinds that nobody misses', () => {
  expect(byKind([fern, brass, crumb, lime], ['music', 'video', 'florists'])).toEqual([
    { kind: 'music', suppliers: [brass, lime] },
    { kind: 'video', suppliers: [] },
    { kind: 'florists', suppliers: [fern] },
  ]);
});

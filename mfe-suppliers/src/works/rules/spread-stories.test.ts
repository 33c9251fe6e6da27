import { exampleStory } from '#testing/example-story';
import { spreadStories } from './spread-stories';

const [credit] = exampleStory().suppliers;
const [picture] = exampleStory().photos;
if (credit === undefined || picture === undefined) throw new Error('The example has a supplier and a picture.');
const wedding = (id: string, title: string, venue: string, seeds: readonly string[]) =>
  exampleStory({
    id,
    title,
    suppliers: [{ ...credit, role: 'venue' as const, supplierPublicId: venue }],
    photos: seeds.map((seed) => ({ ...picture, seed })),
  });

const one = wedding('1', 'In a hay meadow', 'barn', ['barn', 'cake']);
const sameHouse = wedding('2', 'No top table', 'barn', ['barn', 'flowers']);
const sameTitle = wedding('3', 'In a hay meadow', 'castle', ['castle']);
const other = wedding('4', 'A quiet Thursday', 'orangery', ['orangery']);

test('no two of the same house or title stand beside each other, and no picture comes first twice', () => {
  const spread = spreadStories([one, sameHouse, sameTitle, other]);
  expect(spread.map(({ id }) => id)).toEqual(['1', '4', '2', '3']);
  expect(spread.map(({ photos }) => photos[0]?.seed)).toEqual(['barn', 'orangery', 'flowers', 'castle']);
  expect(spread[2]?.photos.map(({ seed }) => seed)).toEqual(['flowers', 'barn']);
});

test('where all are alike, all are shown in their order', () => {
  const alike = [one, sameHouse, { ...sameHouse, id: '5' }];
  expect(spreadStories(alike).map(({ id }) => id)).toEqual(['1', '2', '5']);
});

import { type ReviewTopic, reviewTopics } from '@posy/shared-contracts/entities';
import { bitOf, mentionsOf, topicBits } from './review-topics';

const topicsOf = (body: string): ReviewTopic[] =>
  reviewTopics.filter((topic) => (topicBits({ title: '', body }) & bitOf(topic)) !== 0);

test.each<[string, ReviewTopic[]]>([
  ['It rained all day and nobody minded.', ['weather']],
  ['Worth every penny, and the canapés were delicious.', ['value', 'food']],
  ['Sie kamen pünktlich, die Blumensträuße waren frisch.', ['time', 'flowers']],
  ['L’équipe répond vite, et le gâteau était parfait.', ['team', 'answers', 'food']],
  ['Er kam zu spät, aber die Musik!', ['time', 'music']],
  // Neither “platform” nor “related” nor “personally” is about any of it.
  ['Personally related.', []],
  ['', []],
])('“%s” speaks of %p', (body, topics) => {
  expect(topicsOf(body)).toEqual(topics);
});

test('mentions are counted by bits, the most first, and what none speaks of is left out', () => {
  const both = bitOf('food') | bitOf('weather');
  expect(
    mentionsOf([
      { topics: both, count: 2 },
      { topics: bitOf('weather'), count: 3 },
      { topics: 0, count: 9 },
    ]),
  ).toEqual([
    { topic: 'weather', count: 5 },
    { topic: 'food', count: 2 },
  ]);
});

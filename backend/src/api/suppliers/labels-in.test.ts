import { categoryContent } from '#catalogue/content/content';
import { labelsIn } from './labels-in';

test('features and styles are named in the reader’s language; a label that nobody knows stays [18]', () => {
  const { features, styles } = categoryContent('venues');
  const [feature, style] = [features[0], styles[0]];
  if (feature === undefined || style === undefined) throw new Error('Venues have features and styles.');
  const venue = {
    type: 'venues' as const,
    features: [
      { key: feature.key, label: feature.labels['en-GB'] },
      { key: 'own', label: 'A moat' },
    ],
    styles: [{ key: style.key, label: style.labels['en-GB'] }],
  };
  expect(labelsIn(venue, 'de-DE')).toEqual({
    features: [feature.labels['de-DE'], 'A moat'],
    styles: [style.labels['de-DE']],
  });
  expect(feature.labels['de-DE']).not.toBe(feature.labels['en-GB']);
});

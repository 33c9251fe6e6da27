import { pictureGroups } from '@posy/shared-contracts/entities';
import { all } from './testing/drawn';
import { duplicates } from './testing/duplicates';

test('pictures have seeds that the picture path accepts', () => {
  const pictures = all.flatMap((supplier) => supplier.photos);
  expect(pictures.filter((picture) => !/^[A-Za-z0-9_-]{1,40}$/.test(picture.seed))).toEqual([]);
});

test('a venue’s gallery has groups to choose from, and pictures of both shapes', () => {
  const venue = all.find(({ kind, photos }) => kind !== null && photos.length === 24);
  const groups = venue?.photos.map(({ group }) => group) ?? [];
  expect(pictureGroups.map((group) => groups.filter((one) => one === group).length)).toEqual([6, 4, 6, 4, 4]);
  expect(venue?.photos.filter(({ portrait }) => portrait === true)).toHaveLength(6);
});

test('a venue shows no view of itself twice [R1-03]', () => {
  const viewOf = ({ seed }: { seed: string }) => seed.replace(/-\d+$/, '');
  const twice = all.filter(({ kind, photos }) => kind !== null && duplicates(photos.map(viewOf)).length > 0);
  expect(twice.map(({ id }) => id)).toEqual([]);
});

test('no two pictures of a supplier are called the same, and a venue’s say what they show', () => {
  const twice = all.filter(({ photos }) => duplicates(photos.map(({ label }) => label)).length > 0);
  expect(twice.map(({ id }) => id)).toEqual([]);
  const venue = all.find(({ kind, countryCode }) => kind !== null && countryCode === 'GB');
  expect(venue?.photos.slice(0, 6).map(({ label }) => label.replace(/, .*/, ''))).toEqual([
    'Illustration: From outside',
    'Illustration: The room',
    'Illustration: A laid table',
    'Illustration: The garden',
    'Illustration: At night',
    'Illustration: Flowers by the door',
  ]);
});

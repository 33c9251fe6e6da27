import { cardPictures } from './card-pictures';

const photo = (category: string, seed: string) => ({ category, seed });

test('beside its house a wedding shows its cake and its flowers, not the house again', () => {
  const photos = [
    photo('venues', 'outside'),
    photo('venues', 'table'),
    photo('venues', 'night'),
    photo('cakes', 'cake'),
    photo('florists', 'flowers'),
    photo('music', 'band'),
  ];
  expect(cardPictures(photos).map(({ seed }) => seed)).toEqual(['outside', 'cake', 'flowers']);
});

test('with one other subject, a second picture of the house fills the card', () => {
  const photos = [photo('venues', 'outside'), photo('venues', 'table'), photo('cakes', 'cake')];
  expect(cardPictures(photos).map(({ seed }) => seed)).toEqual(['outside', 'cake', 'table']);
});

import { picturePath } from './picture-path';

test('an illustration has one address a shape and width, whatever its seed', () => {
  const picture = { category: 'venues', seed: 'GB000001--garden' };
  expect(picturePath(picture, '4x3', 640)).toBe('/pictures/venues/GB000001--garden/4x3/640.webp');
  expect(picturePath({ ...picture, seed: 'a/b?c' }, '1x1', 320)).toBe('/pictures/venues/a%2Fb%3Fc/1x1/320.webp');
  expect(picturePath(picture, '4x5', 320)).toBe('/pictures/venues/GB000001--garden/4x5/320.webp');
  expect(picturePath(picture, '40x21', 1200, 'png')).toBe('/pictures/venues/GB000001--garden/40x21/1200.png');
});

import { pictureSources } from './picture-sources';

test('a picture comes in three widths and says its size', () => {
  expect(pictureSources({ category: 'cakes', seed: '7' }, '4x3')).toEqual({
    src: '/pictures/cakes/7/4x3/640.webp',
    srcSet:
      '/pictures/cakes/7/4x3/320.webp 320w, /pictures/cakes/7/4x3/640.webp 640w, /pictures/cakes/7/4x3/1280.webp 1280w',
    width: 640,
    height: 480,
  });
});

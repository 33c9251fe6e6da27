import { isDrawn, pictureSources } from './picture-sources';

test('a picture comes in three widths and says its size', () => {
  expect(pictureSources({ category: 'cakes', seed: '7' }, '4x3')).toEqual({
    src: '/pictures/cakes/7/4x3/640.webp',
    srcSet:
      '/pictures/cakes/7/4x3/320.webp 320w, /pictures/cakes/7/4x3/640.webp 640w, /pictures/cakes/7/4x3/1280.webp 1280w',
    width: 640,
    height: 480,
  });
});

test('an uploaded photo is known by its seed, whatever its words are [32]', () => {
  expect([{ seed: 'photo_4Zk' }, { seed: 'GB000001-1' }].map(isDrawn)).toEqual([false, true]);
});

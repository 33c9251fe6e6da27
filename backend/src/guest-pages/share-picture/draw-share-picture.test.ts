import { websiteThemes } from '@posy/shared-contracts/entities';
import sharp from 'sharp';
import { siteColours } from '../frame/site-colours';
import { drawSharePicture } from './draw-share-picture';

test.each(websiteThemes)('%s has its ground, and the names in the middle, as long as they are', async (theme) => {
  const [long, none] = await Promise.all(
    ['Maximiliane-Friederike <b> & Bartholomäus-Alexander', ' '].map(async (names) => {
      const drawn = await drawSharePicture({ theme, names, day: '' });
      return sharp(drawn).extract({ left: 150, top: 250, width: 900, height: 130 }).raw().toBuffer();
    }),
  );
  const [red = 0, green = 0, blue = 0] = Buffer.from(siteColours[theme].bg.slice(1), 'hex');
  const isGround = (pixels: Buffer | undefined, at: number): boolean =>
    pixels !== undefined &&
    [red, green, blue].every((part, channel) => Math.abs((pixels[at + channel] ?? 0) - part) < 40);
  const share = (pixels: Buffer | undefined): number => {
    const all = (pixels?.length ?? 0) / 3;
    return Array.from({ length: all }, (_, at) => at * 3).filter((at) => isGround(pixels, at)).length / all;
  };
  expect(share(none)).toBeGreaterThan(0.99);
  expect(share(long)).toBeLessThan(0.97);
  expect(share(long)).toBeGreaterThan(0.5);
});

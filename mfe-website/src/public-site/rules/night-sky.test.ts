import { bulb, bulbsAlong, lightsBox, lightsHeight, lightStrings, roomOfLights } from './night-sky';

/** The lowest pixel of a light on a site of this width; the drawing fills its space, from the top. */
const lowestLight = (width: number): number => {
  const height = Math.max(lightsHeight.least, (width * lightsHeight.share) / 100);
  const scale = Math.max(width / lightsBox.width, height / lightsBox.height);
  const lowest = lightStrings.flatMap(({ from, to, sag, bulbs }) => bulbsAlong(from, to, sag, bulbs)).map(({ y }) => y);
  return (Math.max(...lowest) + bulb.below + bulb.glow) * scale;
};

test.each([320, 390, 768, 1280, 1600, 1920, 2560, 3440])(
  'the lights end above the names on a site %i px wide [P-m17]',
  (width) => {
    const names = Math.max(roomOfLights.least, (width * roomOfLights.share) / 100);
    expect(lowestLight(width)).toBeLessThan(names);
  },
);

test('the strings are lit to both ends of the drawing', () => {
  const xs = lightStrings.flatMap(({ from, to }) => [from.x, to.x]);
  expect(Math.min(...xs)).toBeLessThan(0);
  expect(Math.max(...xs)).toBeGreaterThan(lightsBox.width);
});

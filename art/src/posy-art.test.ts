import { bloom, CATEGORIES, nightLeaves, picture, posy, progressOf, spot } from './posy-art';

test('draws the same picture for the same seed, and another for another', () => {
  for (const category of CATEGORIES) {
    expect(picture({ category, seed: 'a' })).toBe(picture({ category, seed: 'a' }));
    expect(picture({ category, seed: 'a' })).not.toBe(picture({ category, seed: 'b' }));
  }
});

test('needs no style attribute, which a strict policy would refuse', () => {
  const drawings = [
    ...CATEGORIES.map((category) => picture({ category, seed: 'a' })),
    posy({ seed: 'a', progress: 0.5 }),
    bloom({ seed: 'a' }),
    spot({ kind: 'failed' }),
  ];
  for (const svg of drawings) expect(svg).not.toMatch(/\sstyle=|<style|<script/);
});

test('gives the posy more to show as the plan grows', () => {
  const size = (progress: number): number => posy({ seed: 'maya-tom', progress }).length;
  expect(size(0.1)).toBeLessThan(size(0.5));
  expect(size(0.5)).toBeLessThan(size(1));
});

const stems = (progress: number): number => posy({ seed: 'maya-tom', progress }).match(/data-stem/g)?.length ?? 0;

test('the first ticks bring a stem each, and a quarter of the plan half of the posy [R1-10]', () => {
  const ticks = [0, 1, 2, 3, 5, 6, 46, 180];
  expect(ticks.map((done) => stems(done / 180))).toEqual([3, 4, 4, 5, 5, 6, 13, 27]);
});

test('a posy of so many stems has exactly these [R1-10]', () => {
  const counts = Array.from({ length: 25 }, (_, more) => 3 + more);
  expect(counts.map((count) => stems(progressOf(count)))).toEqual(counts);
});

test('every posy and spot is shown whole, whatever the shape of the card that holds it [R1-10]', () => {
  for (const svg of [posy({ seed: 'a' }), spot({ kind: 'notes' })]) {
    expect(svg).toContain('preserveAspectRatio="xMidYMax meet"');
    expect(svg).not.toContain('slice');
  }
});

test('the greens that change at night are all greens of a bouquet: whoever changes them by style draws the night’s [15]', () => {
  const atNight = (svg: string): string => nightLeaves.reduce((one, [day, night]) => one.replaceAll(day, night), svg);
  for (let seed = 0; seed < 30; seed += 1)
    expect(atNight(posy({ seed, progress: 1 }))).toBe(posy({ seed, progress: 1, night: true }));
});

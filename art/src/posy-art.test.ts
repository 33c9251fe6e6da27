import { bloom, CATEGORIES, picture, posy, spot } from './posy-art';

it('draws the same picture for the same seed, and another for another', () => {
  for (const category of CATEGORIES) {
    expect(picture({ category, seed: 'a' })).toBe(picture({ category, seed: 'a' }));
    expect(picture({ category, seed: 'a' })).not.toBe(picture({ category, seed: 'b' }));
  }
});

it('needs no style attribute, which a strict policy would refuse', () => {
  const drawings = [
    ...CATEGORIES.map((category) => picture({ category, seed: 'a' })),
    posy({ seed: 'a', progress: 0.5 }),
    bloom({ seed: 'a' }),
    spot({ kind: 'failed' }),
  ];
  for (const svg of drawings) expect(svg).not.toMatch(/\sstyle=|<style|<script/);
});

it('gives the posy more to show as the plan grows', () => {
  const size = (progress: number): number => posy({ seed: 'maya-tom', progress }).length;
  expect(size(0.1)).toBeLessThan(size(0.5));
  expect(size(0.5)).toBeLessThan(size(1));
});

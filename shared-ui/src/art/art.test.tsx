import { render, screen } from '@testing-library/react';
import { bloom, CATEGORIES, Picture, picture, Posy, posy, Spot, spot } from './index';

const kinds = ['notes', 'guests', 'inbox', 'search', 'failed', 'tasks'] as const;

test('no drawing carries a style, a script or an address, so a strict policy shows it', () => {
  const drawings = [
    ...CATEGORIES.flatMap((category) => [1, 2, 3, 4, 5, 6].map((seed) => picture({ category, seed }))),
    ...kinds.map((kind) => spot({ kind })),
    posy({ seed: 'a' }),
    bloom({ seed: 'a' }),
  ];
  expect(drawings.filter((svg) => /\sstyle=|<style|<script|\son\w+=|href=/u.test(svg))).toEqual([]);
});

test('the same seed draws the same, another seed another', () => {
  const draw = (seed: number) => picture({ category: 'cakes', seed });
  expect(draw(1)).toBe(draw(1));
  expect(draw(1)).not.toBe(draw(2));
});

test('a posy is a progress bar with words', () => {
  render(<Posy seed="w1" progress={0.256} label="Your plan" valueText="46 of 180 tasks done" />);
  const bar = screen.getByRole('progressbar', { name: 'Your plan' });
  expect(bar).toHaveAttribute('aria-valuenow', '26');
  expect(bar).toHaveAttribute('aria-valuetext', '46 of 180 tasks done');
});

test('what is ticked now grows into the posy, and what stood before stays as it is [R1-10]', () => {
  const { container, rerender } = render(<Posy seed="w1" progress={5 / 180} />);
  const stems = (state: string) => container.querySelectorAll(`[data-stem="${state}"]`).length;
  expect([stems('known'), stems('new')]).toEqual([5, 0]);
  rerender(<Posy seed="w1" progress={6 / 180} />);
  expect([stems('known'), stems('new')]).toEqual([5, 1]);
});

test('a posy has as many stems as it is said to have, each with its flower [F-H6]', () => {
  const counts = [3, 5, 7, 9, 11, 13, 15, 27];
  const drawn = counts.map((count) => {
    const { container, unmount } = render(<Posy seed="w1" progress={0} stems={count} />);
    const number = container.querySelectorAll('[data-stem]').length;
    unmount();
    return number;
  });
  expect(drawn).toEqual(counts);
});

test('pictures say what they show, drawn or fetched, and nothing when words beside them do', () => {
  render(
    <>
      <Picture category="venues" seed={5} alt="Illustration of a glasshouse" />
      <Picture src="/p/1-640.webp" alt="A marquee at dusk" />
      <Picture category="cakes" seed={1} alt="" />
      <Spot kind="failed" />
    </>,
  );
  expect(
    screen.getAllByRole('img').map((image) => image.getAttribute('aria-label') ?? image.getAttribute('alt')),
  ).toEqual(['Illustration of a glasshouse', 'A marquee at dusk']);
});

test('a posy is one drawing, whose leaves follow the theme by style: what a server drew is right by day and by night [15]', () => {
  window.matchMedia = ((query: string) => ({ matches: true, media: query })) as typeof window.matchMedia;
  const { container } = render(<Posy seed="w1" progress={1} />);
  expect(container.querySelector('svg')?.outerHTML).toBe(
    new DOMParser().parseFromString(posy({ seed: 'w1', progress: 1 }), 'text/html').querySelector('svg')?.outerHTML,
  );
  const rules = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules].map((rule) => rule.cssText))
    .join('\n');
  expect(document.head.innerHTML + rules).toContain('light-dark(#1f4d3a, #3d7f61)');
});

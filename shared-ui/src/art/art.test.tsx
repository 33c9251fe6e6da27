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

test('[R1-10] what is ticked now grows into the posy, and what stood before stays as it is', () => {
  const { container, rerender } = render(<Posy seed="w1" progress={5 / 180} />);
  const stems = (state: string) => container.querySelectorAll(`[data-stem="${state}"]`).length;
  expect([stems('known'), stems('new')]).toEqual([5, 0]);
  rerender(<Posy seed="w1" progress={6 / 180} />);
  expect([stems('known'), stems('new')]).toEqual([5, 1]);
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

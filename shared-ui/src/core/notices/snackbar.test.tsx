import { render, screen } from '@testing-library/react';
import { SnackbarRegion } from './snackbar';

const region = (): Element => screen.getByRole('region', { name: 'Notices' });

/** Returns true when a rule for pages of some width, which jsdom does not evaluate, applies to the region now. */
const says = (query: string, declaration: string, element = region()): boolean => {
  return [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .filter((rule) => rule instanceof CSSMediaRule && rule.media.mediaText === query)
    .flatMap((rule) => [...(rule as CSSMediaRule).cssRules])
    .some((rule) => rule.cssText.includes(declaration) && element.matches((rule as CSSStyleRule).selectorText));
};

const phone = '(max-width: 767px)';
const atTop = 'inset-block: 8px auto';

/** Inserts markup into the page while `look` runs. */
const beside = <T,>(markup: string, look: () => T): T => {
  const place = document.createElement('div');
  place.innerHTML = markup;
  document.body.append(place);
  const seen = look();
  place.remove();
  return seen;
};

beforeEach(() => void render(<SnackbarRegion label="Notices" items={[{ id: 'a', message: 'Kept' }]} />));

test.each(['<div role="dialog"></div>', '<div role="alertdialog"></div>', '<form data-docked-form></form>'])(
  'on phones nothing lies over a sheet, or over a form at the bottom of the page: %s [R1-01]',
  (docked) => {
    expect(says(phone, atTop)).toBe(false);
    expect(beside(docked, () => says(phone, atTop))).toBe(true);
  },
);

test('beside a form whose buttons stand at the bottom start it comes at the other end, at the top where there is no room [R1-01]', () => {
  const look = () => [says('(min-width: 1000px)', 'justify-items: end'), says('(max-width: 999px)', atTop)];
  expect(look()).toEqual([false, false]);
  expect(beside('<form data-docked-form></form>', look)).toEqual([false, false]);
  expect(beside('<form data-docked-form="start"></form>', look)).toEqual([true, true]);
});

test('on phones two ways stand below the sentence, one beside it', () => {
  const way = (label: string) => ({ label, onPress: () => undefined });
  const items = [
    { id: 'one', message: 'Taken back', action: way('Undo') },
    { id: 'two', message: 'Taken back, tasks stay ticked', open: way('Untick'), action: way('Undo') },
  ];
  const { getByText } = render(<SnackbarRegion label="Notices" items={items} />);
  const wraps = (text: string): boolean => says(phone, 'flex-wrap: wrap', getByText(text).parentElement ?? undefined);
  expect(['Taken back', 'Taken back, tasks stay ticked'].map(wraps)).toEqual([false, true]);
});

test('dialogs are lower by the height of the notices, and as before without them [18]', () => {
  const height = jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(60);
  const room = () => document.documentElement.style.getPropertyValue('--posy-notices');
  const { rerender } = render(<SnackbarRegion label="Notices" items={[{ id: 'a', message: 'Booked' }]} />);
  expect(room()).toBe('68px');
  height.mockReturnValue(0);
  rerender(<SnackbarRegion label="Notices" items={[]} />);
  expect(room()).toBe('');
  height.mockRestore();
});

import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCard, exampleFound } from '#testing/examples';
import { showList } from '#testing/show-list';

const views = [1, 2, 3].map((place) => ({ category: 'venues', seed: `GB000001-${place}`, label: `View ${place}` }));

/** Shows a list of one supplier, with these pictures; older servers answer none. */
const show = async (pictures: typeof views | null = views) => {
  const host = await showList('/uk/supplier-category/venues', {
    searchSuppliers: () =>
      exampleFound([{ ...exampleCard({ picture: views[0] }), ...(pictures !== null && { pictures }) }]),
  });
  const card = await screen.findByRole('article');
  return { host, card, user: userEvent.setup() };
};
const shownIn = (card: HTMLElement): (string | null)[] =>
  [...card.querySelectorAll('img')].map((image) => image.getAttribute('alt'));
const next = (card: HTMLElement) => within(card).findByRole('button', { name: 'Next picture of Larkfield Orangery' });

describe('a supplier’s pictures on its card', () => {
  test('are loaded one by one, as they are asked for, round the ends, and the list stays [17]', async () => {
    const { host, card, user } = await show();
    const on = await next(card);
    expect(shownIn(card)).toEqual(['View 1']);
    await user.click(on);
    expect(shownIn(card)).toEqual(['View 2']);
    expect(within(card).getByText('Picture 2: View 2')).toBeInTheDocument();
    await user.click(on);
    await user.click(on);
    expect(shownIn(card)).toEqual(['View 1']);
    await user.click(within(card).getByRole('button', { name: 'Previous picture of Larkfield Orangery' }));
    expect(shownIn(card)).toEqual(['View 3']);
    expect(host.location.get().pathname).toBe('/uk/supplier-category/venues');
  });

  test('turn by the arrow keys, from the name on; with Alt they are the browser’s own [17]', async () => {
    const { card, user } = await show();
    act(() => within(card).getByRole('link', { name: 'Larkfield Orangery' }).focus());
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(shownIn(card)).toEqual(['View 3']);
    await user.keyboard('{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}');
    expect(shownIn(card)).toEqual(['View 2']);
  });

  test('turn by a swipe over the card, and not by a move down the list [17]', async () => {
    const { card } = await show();
    // The link lies over the whole card.
    const link = within(card).getByRole('link', { name: 'Larkfield Orangery' });
    const touch = ([clientX, clientY]: [number, number]) => [{ clientX, clientY }];
    const move = (from: [number, number], to: [number, number]): void => {
      fireEvent.touchStart(link, { touches: touch(from) });
      fireEvent.touchEnd(link, { changedTouches: touch(to) });
    };
    move([200, 100], [90, 104]);
    expect(shownIn(card)).toEqual(['View 2']);
    move([200, 400], [130, 90]);
    expect(shownIn(card)).toEqual(['View 2']);
    move([60, 100], [200, 100]);
    expect(shownIn(card)).toEqual(['View 1']);
  });

  test.each<[string, typeof views | null]>([
    ['one picture', views.slice(0, 1)],
    ['an older server', null],
  ])('have no buttons where there is nothing to turn to: %s', async (_of, pictures) => {
    const { card, user } = await show(pictures);
    await within(card).findByRole('button', { name: 'Share Larkfield Orangery' });
    act(() => within(card).getByRole('link', { name: 'Larkfield Orangery' }).focus());
    await user.keyboard('{ArrowRight}');
    expect(shownIn(card)).toEqual(['View 1']);
    expect(within(card).queryByRole('button', { name: /picture of/ })).toBeNull();
  });
});

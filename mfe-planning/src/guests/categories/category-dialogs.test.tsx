import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleGuest } from '#testing/example-guests';
import { renderPlanning } from '#testing/render-planning';

beforeAll(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const user = userEvent.setup({ delay: null });

const open = async () => {
  const page = await renderPlanning({
    path: '/uk/guestlist',
    guests: [
      exampleGuest('a', { name: 'Ada Bell', category: 'Family' }),
      exampleGuest('b', { name: 'Bo Carr', category: 'Friends' }),
      exampleGuest('c', { name: 'Cy Dunn' }),
    ],
  });
  leave = page.leave;
  await user.click(await screen.findByRole('button', { name: 'More for the guest list' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Categories' }));
  const popup = within(await screen.findByRole('dialog', { name: 'Categories' }));
  const categories = () =>
    Object.values(page.firestore.documents(`weddings/${page.weddingId}/guests`)).map(({ category }) => category);
  return { ...page, popup, categories };
};

test('a category is made of guests who are picked by name [S2-popup-09]', async () => {
  const { popup, categories } = await open();
  await user.click(popup.getByRole('button', { name: 'Put them in' }));
  expect(popup.getByText('Give it a name.')).toBeInTheDocument();
  await user.type(popup.getByRole('textbox', { name: /Name of the category/ }), 'Climbing');
  await user.type(popup.getByRole('combobox', { name: 'Who belongs to it' }), 'cy');
  await user.click(await screen.findByRole('option', { name: /Cy Dunn/ }));
  await user.click(popup.getByRole('button', { name: 'Put them in' }));
  await waitFor(() => expect(categories()).toEqual(['Family', 'Friends', 'Climbing']));
});

test('a category is renamed, merged into another by its name, and deleted', async () => {
  const { popup, categories, host } = await open();
  await user.click(popup.getByRole('button', { name: 'Rename Family' }));
  const name = () => popup.getAllByRole('textbox', { name: /Name of the category/ })[0] as HTMLElement;
  await user.clear(name());
  await user.type(name(), 'Tom’s family');
  await user.click(popup.getByRole('button', { name: 'Rename' }));
  await waitFor(() => expect(categories()).toEqual(['Tom’s family', 'Friends', '']));
  await user.click(popup.getByRole('button', { name: 'Rename Friends' }));
  await user.clear(name());
  await user.type(name(), 'Tom’s family');
  expect(popup.getByText(/the two become one/)).toBeInTheDocument();
  await user.click(popup.getByRole('button', { name: 'Merge' }));
  await waitFor(() => expect(categories()).toEqual(['Tom’s family', 'Tom’s family', '']));
  await user.click(popup.getByRole('button', { name: 'Delete Tom’s family' }));
  await waitFor(() => expect(categories()).toEqual(['', '', '']));
  expect(host.shown.at(-1)?.text).toBe('“Tom’s family” is gone. Its guests are still on the list.');
});

test('back closes it at its place in the order [S2-back-09]', async () => {
  const { host } = await open();
  expect(host.opened.map(({ kind }) => kind)).toEqual(['guest-category-popup']);
  act(() => host.opened[0]?.close());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an older undo never wipes a newer edit, and both say what they are about [R1-06]', async () => {
  const { popup, categories, host } = await open();
  const put = async (category: string): Promise<void> => {
    const name = popup.getByRole('textbox', { name: /Name of the category/ });
    await user.clear(name);
    await user.type(name, category);
    await user.type(popup.getByRole('combobox', { name: 'Who belongs to it' }), 'cy');
    await user.click(await screen.findByRole('option', { name: /Cy Dunn/ }));
    await user.click(popup.getByRole('button', { name: 'Put them in' }));
    await waitFor(() => expect(categories()[2]).toBe(category));
  };
  await put('Climbing');
  await put('Chess');
  const [older, newer] = host.shown.filter(({ text }) => text.startsWith('Cy Dunn is in'));
  expect(older?.about).toBeDefined();
  expect(newer?.about).toBe(older?.about);
  await act(async () => older?.action?.run());
  expect(categories()[2]).toBe('Chess');
  expect(host.shown.at(-1)?.text).toBe('That has been changed since, so it stays as it is.');
  await act(async () => newer?.action?.run());
  await waitFor(() => expect(categories()[2]).toBe('Climbing'));
});

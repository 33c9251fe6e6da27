import { fireEvent, screen, within } from '@testing-library/react';
import { showEditor } from '#testing/show-editor';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test('what is missing is a link to its part of the form, and is done as soon as it is written [32]', async () => {
  ({ leave } = await showEditor());
  const list = within(screen.getByRole('region', { name: '3 of 7 complete' }));
  const missing = list.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
  expect(missing.map((href) => document.querySelector(href)?.querySelector('h2')?.textContent)).toEqual([
    ...['In your words', 'Pictures', 'Questions', 'Facts and features'],
  ]);
  fireEvent.change(screen.getByRole('textbox', { name: 'About' }), { target: { value: 'x'.repeat(200) } });
  expect(await screen.findByRole('heading', { name: '4 of 7 complete' })).toBeVisible();
});

test('the fields of a package are one group, with its buttons [32]', async () => {
  ({ leave } = await showEditor());
  const group = within(screen.getByRole('group', { name: 'Weekend hire' }));
  expect(group.getByRole('textbox', { name: 'Name' })).toHaveValue('Weekend hire');
  expect(group.getByRole('textbox', { name: /^Price/ })).toHaveValue('6,300');
  expect(group.getByRole('combobox', { name: 'What it is for' })).toHaveDisplayValue('A day');
  expect(group.getByRole('textbox', { name: 'What it holds' })).toHaveValue('House and gardens');
  expect(group.getAllByRole('button').map((button) => button.getAttribute('aria-label'))).toEqual([
    ...['Move Weekend hire up', 'Move Weekend hire down', 'Delete Weekend hire'],
  ]);
});

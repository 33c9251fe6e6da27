import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleProfile } from '#testing/examples';
import { showEditor } from '#testing/show-editor';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test('the page as couples see it is one press away, and the form and its preview take turns where there is one column [32]', async () => {
  ({ leave } = await showEditor());
  const { type, publicId } = exampleProfile();
  expect(screen.getByRole('link', { name: 'As couples see it' })).toHaveAttribute(
    'href',
    `/uk/weddingsuppliers/${type}/${publicId}`,
  );
  const shown = () => document.querySelector('[data-shown]')?.getAttribute('data-shown');
  expect(shown()).toBe('edit');
  // jsdom knows no widths: what narrow screens have is hidden here.
  await userEvent.click(screen.getByRole('radio', { name: 'Preview', hidden: true }));
  expect(shown()).toBe('preview');
});

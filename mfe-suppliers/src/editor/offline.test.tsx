import { ApiError } from '@posy/shared-contracts';
import type { OwnProfile } from '@posy/shared-contracts/entities';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { exampleProfile } from '#testing/examples';
import { showEditor } from '#testing/show-editor';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test('what a lost connection left unsaved is saved by itself once there is one [32]', async () => {
  const saved: string[] = [];
  let isDown = true;
  const shown = await showEditor({
    saveOwnProfile: ({ body }: { body: { own: OwnProfile } }) => {
      if (isDown) throw new ApiError('offline', 0, 'offline', 'No.');
      saved.push(body.own.description);
      return { revision: 4, faults: [], changed: ['description'], preview: exampleProfile() };
    },
  });
  ({ leave } = shown);
  const { host } = shown;
  await act(async () => host.online.set(false));
  fireEvent.change(screen.getByRole('textbox', { name: 'About' }), { target: { value: 'Come and see.' } });
  await act(async () => host.pass(1000));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^There is no connection/);
  isDown = false;
  await act(async () => host.online.set(true));
  await waitFor(() => expect(saved).toEqual(['Come and see.']));
  expect(await screen.findByText(/^Saved\. Nothing is public/)).toBeVisible();
});

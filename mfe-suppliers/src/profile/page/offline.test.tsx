import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import { act, screen } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleFound, exampleProfile } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

test.each(['/uk/weddingsuppliers/venues/lark001', '/uk/for-suppliers/lark001'])(
  'without a connection %s says so, and comes by itself once there is one',
  async (path) => {
    const api = {
      supplier: () => exampleProfile(),
      searchSuppliers: () => exampleFound([]),
      searchWorks: () => ({ total: 0, results: [] }),
    };
    const host = createTestHost({ path: '/uk/supplier-category/castles', api });
    leave = await renderWithHost(<AppRoutes />, host, messages);
    await screen.findByRole('heading', { level: 1 });
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await act(async () => host.navigate(path));
    expect(await screen.findByText(messages['suppliers.failed.offline'])).toBeVisible();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByRole('heading', { level: 1, name: /Larkfield Orangery/ })).toBeVisible();
  },
);

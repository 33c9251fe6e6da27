import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (path: string, api: TestHostOptions['api']) => {
  const host = createTestHost({ path, api });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return host;
};

describe('looking a supplier up', () => {
  test('by name puts the name into the address and lists who begins like it', async () => {
    const user = userEvent.setup();
    const asked: unknown[] = [];
    const host = await show('/uk/reviews', {
      searchSuggestions: (input) => {
        asked.push(input.body);
        return {
          places: [],
          suppliers: [{ id: 'GB000001', name: 'Larkfield Orangery', type: 'venues', town: 'Bath', slug: 'larkfield' }],
        };
      },
    });
    await user.type(await screen.findByRole('searchbox', { name: 'Supplier’s name' }), 'lark{Enter}');
    expect(await screen.findByRole('link', { name: 'Larkfield Orangery' })).toHaveAttribute(
      'href',
      '/uk/reviews/GB000001',
    );
    expect(host.location.get().search).toBe('?text=lark');
    expect(asked).toEqual([{ searchTerm: 'lark', type: 'supplier', size: 20, countryCode: 'GB' }]);
  });

  test('that finds nobody says so', async () => {
    await show('/uk/reviews?text=zeppelin', { searchSuggestions: () => ({ places: [], suppliers: [] }) });
    expect(await screen.findByRole('heading', { name: 'Nobody here goes by “zeppelin”' })).toBeVisible();
  });
});

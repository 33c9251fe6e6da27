import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { mapSize } from '#supplier/rules/search-queries';
import { observeViews } from '#testing/come-into-view';
import { exampleCard, exampleFound, inputOf } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
let views: ReturnType<typeof observeViews>;
beforeEach(() => {
  views = observeViews();
});
afterEach(async () => {
  await leave();
  views.leave();
});

const nameOn = (page: number): string => `Barn of page ${page}`;

/** Shows a list of three pages; `asked` has the pages that were requested, and when a page fails, it fails always. */
const show = async (query = '', failing = 0) => {
  const asked: number[] = [];
  const host = createTestHost({
    path: `/uk/supplier-category/venues${query}`,
    session: exampleSignedIn({ wedding: exampleWedding() }),
    api: {
      searchSuggestions: () => ({ places: [], suppliers: [] }),
      searchSuppliers: (input) => {
        const { page = 1 } = inputOf(input);
        if (input.body?.size === mapSize) return exampleFound([]);
        asked.push(page);
        if (page === failing) throw new ApiError('refused', 400, 'invalid-input', 'No.');
        return exampleFound([exampleCard({ name: nameOn(page) })], { total: 60, page });
      },
    },
  });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  await screen.findByRole('navigation', { name: 'Pages of the list' });
  return { asked, user: userEvent.setup() };
};

describe('the next page of a list', () => {
  test('is loaded once the end of a page comes near, not before, and then shown without another request [17]', async () => {
    const { asked, user } = await show();
    expect(asked).toEqual([1]);
    await views.now();
    expect(asked).toEqual([1, 2]);
    await user.click(screen.getByRole('link', { name: 'Next page' }));
    expect(screen.getByRole('link', { name: nameOn(2) })).toBeVisible();
    expect(asked).toEqual([1, 2]);
  });

  test('is none after the last', async () => {
    const { asked } = await show('?page=3');
    await views.now();
    expect(asked).toEqual([3]);
  });

  test('that does not load takes nothing from the page that is shown', async () => {
    const { asked } = await show('', 2);
    await views.now();
    expect(asked).toEqual([1, 2]);
    expect(screen.getByRole('link', { name: nameOn(1) })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

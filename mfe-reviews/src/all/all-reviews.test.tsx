import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { openItemOrder } from '@posy/shared-contracts/mount-props';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleReview, reviewed } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (path: string, api: TestHostOptions['api']) => {
  const host = createTestHost({ path, api });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return host;
};

describe('all reviews of a supplier', () => {
  test('are on pages of their own, with a way back to the profile [S2-route-27]', async () => {
    await show('/uk/reviews/lark001?page=2', reviewed());
    expect(await screen.findByRole('heading', { level: 1, name: 'Reviews of Larkfield Orangery' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Review of page 2' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Back to Larkfield Orangery' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/venues/lark001#reviews',
    );
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('href', '/uk/reviews/lark001?page=3');
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  });

  test('are closed by back, the fourteenth in the order, which leads to the profile [S2-back-15]', async () => {
    const host = await show('/uk/reviews/lark001', reviewed());
    await screen.findByRole('heading', { level: 1, name: 'Reviews of Larkfield Orangery' });
    expect(host.opened.map(({ kind }) => kind)).toEqual(['reviews-page']);
    expect(openItemOrder.indexOf('reviews-page')).toBe(13);
    await act(async () => host.opened[0]?.close());
    expect(host.location.get()).toMatchObject({ pathname: '/uk/weddingsuppliers/venues/lark001', hash: '#reviews' });
  });

  test('are ordered by a press, which the address and the next page keep [P-m10]', async () => {
    const asked: unknown[] = [];
    const api = reviewed();
    const host = await show('/uk/reviews/lark001', {
      ...api,
      reviews: (input) => {
        asked.push(input.params);
        return (api.reviews as (input: unknown) => never)(input);
      },
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Lowest first' }));
    expect(host.location.get().search).toBe('?sort=lowest');
    expect(asked.at(-1)).toMatchObject({ page: 1, sort: 'lowest' });
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/uk/reviews/lark001?page=2&sort=lowest',
    );
  });

  test('of one number of stars are shown by a press, in the order that was chosen, and by pages [P-m10]', async () => {
    const asked: unknown[] = [];
    const api = reviewed();
    const host = await show('/uk/reviews/lark001?sort=oldest', {
      ...api,
      reviews: (input) => {
        asked.push(input.params);
        return (api.reviews as (input: unknown) => never)(input);
      },
    });
    const stars = within(await screen.findByRole('group', { name: 'Stars' }));
    expect(stars.getAllByRole('link').map((link) => link.textContent)).toEqual([
      ...['All (25)', '5 stars (23)', '4 stars (1)', '3 stars (1)'],
    ]);
    await userEvent.click(stars.getByRole('link', { name: '5 stars (23)' }));
    expect(host.location.get().search).toBe('?sort=oldest&stars=5');
    expect(asked.at(-1)).toMatchObject({ page: 1, sort: 'oldest', stars: 5 });
    expect(screen.getByRole('link', { name: 'Page 2' })).toHaveAttribute(
      'href',
      '/uk/reviews/lark001?page=2&sort=oldest&stars=5',
    );
    expect(screen.getByRole('link', { name: 'Newest' })).toHaveAttribute('href', '/uk/reviews/lark001?stars=5');
  });

  test('say who booked through Posy, and show their pictures, with their authors’ words for them [D-review-author-02] [P-m10]', async () => {
    const own = `/photos/${'p'.repeat(32)}`;
    const photos = [
      { path: '/pictures/venues/one/4x3/640.webp', portrait: false },
      { path: own, portrait: true, alt: 'The arch at noon' },
    ];
    const reviews = [exampleReview({ bookedThroughPosy: true, photos }), exampleReview({ id: 'r2', name: 'Ada' })];
    await show('/uk/reviews/lark001', { ...reviewed(), reviews: () => ({ total: 2, page: 1, size: 10, reviews }) });
    expect(await screen.findAllByText('Booked through Posy')).toHaveLength(1);
    const [demo] = photos;
    expect(screen.getByRole('img', { name: 'Picture 1 by Grace and Hamish' })).toHaveAttribute('src', demo?.path);
    expect(screen.getByRole('img', { name: 'The arch at noon' })).toHaveAttribute('src', `${own}/320`);
  });

  test('on another page fetch that page only, and coming back fetches nothing', async () => {
    const calls: string[] = [];
    const host = await show('/uk/reviews/lark001', reviewed(calls));
    await screen.findByRole('heading', { name: 'Review of page 1' });
    await act(async () => host.navigate('/uk/reviews/lark001?page=2'));
    await screen.findByRole('heading', { name: 'Review of page 2' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await act(async () => host.navigate('/uk/reviews/lark001'));
    await screen.findByRole('heading', { name: 'Review of page 1' });
    expect(calls.sort()).toEqual(['reviews 1', 'reviews 2', 'reviewsRating', 'supplier']);
  });

  test('end somewhere: a page after the last leads to the first', async () => {
    await show('/uk/reviews/lark001?page=9', reviewed());
    expect(await screen.findByRole('heading', { name: 'There aren’t that many reviews' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', '/uk/reviews/lark001');
  });

  test('of a supplier that there is not are a clear end', async () => {
    const unknown = () => {
      throw new ApiError('refused', 404, 'supplier-unknown', 'There is no such supplier.');
    };
    await show('/uk/reviews/nobody', { supplier: unknown, reviewsRating: unknown, reviews: unknown });
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that supplier' })).toBeVisible();
  });
});

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

import {
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { Session } from '@posy/shared-contracts/mount-props';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { exampleSupplier, reviewed } from '#testing/examples';
import { ProfileReviews } from './profile-reviews';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (api: TestHostOptions['api'], name = 'Larkfield Orangery', id = 'GB000001', session?: Session) => {
  const widget = <ProfileReviews supplierId={id} supplierName={name} />;
  const host = createTestHost({ api, ...(session !== undefined && { session }) });
  leave = await renderWithHost(widget, host, messages);
};

describe('reviews in a profile', () => {
  test('are summed up in figures and words, and can be read [S1-can-04]', async () => {
    await show(reviewed());
    expect(await screen.findByRole('img', { name: '4.9 out of 5' })).toBeVisible();
    const spread = within(screen.getByRole('list', { name: 'How the stars are spread' }));
    expect(spread.getByText('5 stars: 23 reviews, 92%')).toBeInTheDocument();
    expect(spread.getByText('1 star: 0 reviews, 0%')).toBeInTheDocument();

    const review = within(screen.getByRole('article'));
    expect(review.getByRole('img', { name: '4 of 5, very good' })).toBeVisible();
    expect(review.getByRole('heading', { name: 'Lovely light' })).toBeVisible();
    expect(review.getByText('Married in October 2025')).toBeVisible();
    expect(review.getByText('Larkfield Orangery replied')).toBeVisible();
    expect(screen.getByText('Review policy:')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read all 25' })).toHaveAttribute('href', '/uk/reviews/GB000001');
  });

  test('are fetched once each', async () => {
    const calls: string[] = [];
    await show(reviewed(calls));
    await screen.findByRole('article');
    expect(calls.sort()).toEqual(['reviewsRating', 'topReviews']);
  });

  test('are not fetched for a supplier without a name [S8-reviews-fetch-02]', async () => {
    const calls: string[] = [];
    await show(reviewed(calls), '');
    expect(screen.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('are not fetched for a supplier without a public id, of whom nothing can be written either [S8-reviews-fetch-01]', async () => {
    const calls: string[] = [];
    await show(reviewed(calls), 'Larkfield Orangery', '');
    expect(screen.getByRole('heading', { name: 'No reviews yet' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
    expect(calls).toEqual([]);
  });

  test('that there are none of are invited from who booked, and from nobody else', async () => {
    const { id, publicId, type, name, picture } = exampleSupplier();
    const none: NonNullable<TestHostOptions['api']> = {
      reviewsRating: () => ({ average: 0, count: 0, histogram: [0, 0, 0, 0, 0] }),
      topReviews: () => ({ reviews: [] }),
    };
    await show(none);
    expect(await screen.findByText(/Nobody has written about Larkfield Orangery/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
    await leave();
    const booked = [{ id, publicId, type, name, picture }];
    const wed = exampleSignedIn({ wedding: exampleWedding({ date: '2026-05-16' }) });
    await show({ ...none, myReviews: () => ({ reviews: [], booked }) }, name, id, wed);
    expect(await screen.findByRole('button', { name: 'Write a review' })).toBeVisible();
    expect(screen.getByText(/You booked Larkfield Orangery/)).toBeVisible();
    await leave();
    await show({ ...none, myReviews: () => ({ reviews: [], booked: [] }) }, name, id, wed);
    expect(await screen.findByText(/Nobody has written about Larkfield Orangery/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
    await leave();
    // Before their wedding who booked has nothing to tell yet.
    await show({ ...none, myReviews: () => ({ reviews: [], booked }) }, name, id, exampleSignedIn());
    expect(await screen.findByText(/Couples who booked them are asked after their wedding/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
  });

  test('that did not load say so, and only the failed part is asked for again [S8-reviews-fetch-03]', async () => {
    const user = userEvent.setup();
    const calls: string[] = [];
    const server = reviewed(calls);
    let isDown = true;
    await show({
      ...server,
      topReviews: (input, file) => {
        if (isDown) throw new ApiError('server', 503, 'http-503', 'Unavailable');
        return server.topReviews?.(input, file) ?? { reviews: [] };
      },
    });
    expect(await screen.findByRole('heading', { name: 'Reviews are taking a rest' })).toBeVisible();
    isDown = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article')).toBeVisible();
    expect(calls).toEqual(['reviewsRating', 'topReviews']);
  });
});

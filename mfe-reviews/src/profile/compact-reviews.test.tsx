import { createTestHost, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { reviewed } from '#testing/examples';
import { CompactReviews } from './compact-reviews';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (api: NonNullable<TestHostOptions['api']>, id = 'GB000001') => {
  const host = createTestHost({ api });
  leave = await renderWithHost(<CompactReviews supplierId={id} supplierName="Larkfield Orangery" />, host, messages);
  return host;
};

describe('reviews in short', () => {
  test('have the average, the number, the best words and the way to all of them', async () => {
    await show(reviewed());
    expect(await screen.findByRole('img', { name: '4.9 out of 5' })).toBeVisible();
    expect(screen.getByRole('heading', { level: 3, name: 'What couples say' })).toBeVisible();
    expect(screen.getByText('25 reviews')).toBeVisible();
    expect(screen.getByText('Bring a torch for the drive.')).toBeVisible();
    expect(screen.getByText('Lovely light')).toBeVisible();
    expect(screen.getByText('Grace and Hamish · Married in October 2025')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Read all 25' })).toHaveAttribute('href', '/uk/reviews/GB000001');
    expect(screen.queryByRole('article')).toBeNull();
  });

  test('that there are none of say so, also of a supplier that has left or has no id', async () => {
    const calls: string[] = [];
    await show({
      reviewsRating: () => ({ average: 0, count: 0, histogram: [0, 0, 0, 0, 0] }),
      topReviews: () => ({ reviews: [] }),
    });
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    expect(screen.queryByRole('link')).toBeNull();
    await leave();
    const gone = () => {
      throw new ApiError('refused', 404, 'supplier-unknown', 'No.');
    };
    await show({ reviewsRating: gone, topReviews: gone });
    expect(await screen.findByText('No reviews yet')).toBeVisible();
    await leave();
    await show(reviewed(calls), '');
    expect(screen.getByText('No reviews yet')).toBeVisible();
    expect(calls).toEqual([]);
  });

  test('without a connection say so, and come by themselves once there is one', async () => {
    await show(reviewed());
    const leaveFirst = leave;
    await act(async () => void window.dispatchEvent(new Event('offline')));
    await show(reviewed(), 'GB000002');
    expect(await screen.findByText(messages['reviews.failed.offline'])).toBeVisible();
    await act(async () => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(screen.getAllByText('Bring a torch for the drive.')).toHaveLength(2));
    await leaveFirst();
  });

  test('that did not load say so, and are asked for again by a press', async () => {
    const server = reviewed();
    let isDown = true;
    await show({
      ...server,
      topReviews: (input, file) => {
        if (isDown) throw new ApiError('server', 503, 'http-503', 'Unavailable');
        return server.topReviews?.(input, file) ?? { reviews: [] };
      },
    });
    expect(await screen.findByText('Reviews are taking a rest')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Bring a torch for the drive.')).toBeVisible();
  });
});

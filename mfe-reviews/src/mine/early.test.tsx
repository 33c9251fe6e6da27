import { createTestHost, exampleSignedIn, exampleWedding, renderWithHost } from '@posy/remote-kit/testing';
import type { Wedding } from '@posy/shared-contracts/entities';
import { emptyDate } from '@posy/shared-contracts/forms';
import { screen, within } from '@testing-library/react';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleSupplier } from '#testing/examples';
import { messages as words } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (planned: Partial<Wedding>, hasBooked: boolean) => {
  const { id, publicId, type, name, picture } = exampleSupplier();
  const booked = hasBooked ? [{ id, publicId, type, name, picture }] : [];
  const session = exampleSignedIn({ wedding: exampleWedding(planned) });
  const host = createTestHost({ api: { myReviews: () => ({ reviews: [], booked }) }, session, path: '/uk/reviews' });
  leave = await renderWithHost(<AppRoutes />, host, { ...messages, ...words });
};

describe('before their wedding a couple', () => {
  test('is asked about nobody, is told from when, and has what others say', async () => {
    await show({ date: '2027-09-11' }, true);
    expect(
      await screen.findByRole('heading', { level: 2, name: 'From 11 September 2027 it’s your turn' }),
    ).toBeVisible();
    const booked = within(screen.getByRole('list', { name: 'Who you booked' }));
    expect(booked.getByRole('link', { name: 'Read reviews of Larkfield Orangery' })).toHaveAttribute(
      'href',
      '/uk/reviews/lark001',
    );
    expect(screen.queryByRole('button', { name: 'Write a review' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Read what others say' })).toHaveAttribute('href', '/uk/reviews?find=yes');
  });

  test('that has a month only is told so without a day; one that booked nobody is led to its shortlist', async () => {
    await show({ date: null, dateChoice: { ...emptyDate, year: 2027, month: 6 } }, false);
    expect(await screen.findByRole('heading', { name: 'After your wedding it’s your turn' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open your shortlist' })).toHaveAttribute('href', '/uk/shortlist');
  });
});

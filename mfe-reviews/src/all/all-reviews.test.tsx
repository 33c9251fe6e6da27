import {
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { openItemOrder, type Session } from '@posy/shared-contracts/mount-props';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { messages } from '#messages/en-GB';
import { messages as reportWords } from '#review/report/messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleReview, exampleSupplier, reviewed } from '#testing/examples';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (path: string, api: TestHostOptions['api'], session?: Session) => {
  const host = createTestHost({ path, api, ...(session !== undefined && { session }) });
  leave = await renderWithHost(<AppRoutes />, host, { ...messages, ...reportWords });
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

  test('say how each was checked, and that it was changed', async () => {
    const reviews = [
      exampleReview({ checked: 'address', editedAt: '2026-02-03T10:00:00.000Z' }),
      exampleReview({ id: 'r2', checked: 'account' }),
      exampleReview({ id: 'r3', checked: 'booked', bookedThroughPosy: true }),
    ];
    await show('/uk/reviews/lark001', { ...reviewed(), reviews: () => ({ total: 3, page: 1, size: 10, reviews }) });
    expect(await screen.findByText('Its author’s address is confirmed · Changed in February 2026')).toBeVisible();
    expect(screen.getByText('Written with a confirmed account')).toBeVisible();
    expect(screen.getAllByText('Booked through Posy')).toHaveLength(1);
  });

  test('show their pictures large, one after the other by keys; back closes them', async () => {
    const photos = ['p', 'q'].map((one) => ({ path: `/photos/${one.repeat(32)}`, portrait: false, alt: `Alt ${one}` }));
    const reviews = [exampleReview({ photos })];
    const api = { ...reviewed(), reviews: () => ({ total: 1, page: 1, size: 10, reviews }) };
    const host = await show('/uk/reviews/lark001', api);
    const first = await screen.findByRole('button', { name: 'Alt p' });
    await act(async () => first.click());
    const large = within(
      await screen.findByRole('dialog', { name: 'Pictures by Grace and Hamish' }, { timeout: 20_000 }),
    );
    expect(large.getByText('1 of 2')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    expect(large.getByRole('img', { name: 'Alt q' })).toHaveAttribute('src', `/photos/${'q'.repeat(32)}/1280`);
    await userEvent.click(large.getByRole('button', { name: 'Next picture' }));
    expect(large.getByText('1 of 2')).toBeVisible();
    const gallery = host.opened.find(({ kind }) => kind === 'gallery');
    act(() => gallery?.close());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('are reported to moderators by signed-in readers, with a reason; a failure keeps the words', async () => {
    const sent: unknown[] = [];
    const host = await show(
      '/uk/reviews/lark001',
      {
        ...reviewed(),
        myReviews: () => ({ reviews: [], booked: [] }),
        report: ({ body }) => {
          sent.push(body);
          if (sent.length === 1) throw new ApiError('refused', 429, 'reports-used-up', 'That is enough for today.');
          return {};
        },
      },
      exampleSignedIn(),
    );
    const button = await screen.findByRole('button', { name: 'Report the review by Grace and Hamish' });
    await act(async () => button.click());
    const dialog = within(
      await screen.findByRole('dialog', { name: 'Report the review by Grace and Hamish' }, { timeout: 20_000 }),
    );
    await userEvent.click(dialog.getByRole('radio', { name: 'It names private people or details' }));
    await userEvent.type(dialog.getByRole('textbox'), ' My sister. ');
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send to the moderators' }));
    await send();
    expect(await dialog.findByText('You’ve reported a lot today. Please go on tomorrow.')).toBeVisible();
    await send();
    const report = { about: { kind: 'review', id: 'r1' }, reason: 'private', words: 'My sister.' };
    expect(sent).toEqual([report, report]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.shown.map(({ text }) => text)).toEqual(['Thank you. A moderator will read it.']);
  });

  test('have no report of a reader who is not signed in', async () => {
    await show('/uk/reviews/lark001', reviewed());
    await screen.findByRole('heading', { name: 'Review of page 1' });
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });

  test('in another language are translated on asking, beside the original', async () => {
    const reviews = [exampleReview({ language: 'de', title: 'Schönes Licht' }), exampleReview({ id: 'r2' })];
    const asked: unknown[] = [];
    await show('/uk/reviews/lark001', {
      ...reviewed(),
      reviews: () => ({ total: 2, page: 1, size: 10, reviews }),
      translations: () => ({ languages: ['en', 'de'] }),
      translateReview: ({ body }) => {
        asked.push(body);
        return { title: 'Lovely light', body: 'Bring a torch.', reply: null };
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Translate' }));
    expect(await screen.findByText('Bring a torch.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Schönes Licht' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hide the translation' }));
    expect(screen.queryByText('Bring a torch.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Translate' }));
    expect(asked).toEqual([{ reviewId: 'r1', targetLang: 'en' }]);
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

  test('that there are none of invite who booked, and tell others that who booked is asked', async () => {
    const none: NonNullable<TestHostOptions['api']> = {
      ...reviewed(),
      reviewsRating: () => ({ average: 0, count: 0, histogram: [0, 0, 0, 0, 0] }),
      reviews: () => ({ total: 0, page: 1, size: 10, reviews: [] }),
    };
    await show('/uk/reviews/lark001', none);
    expect(await screen.findByText(/Nobody has written about Larkfield Orangery/)).toBeVisible();
    await leave();
    const { id, publicId, type, name, picture } = exampleSupplier();
    const booked = [{ id, publicId, type, name, picture }];
    const wed = exampleSignedIn({ wedding: exampleWedding({ date: '2026-05-16' }) });
    await show('/uk/reviews/lark001', { ...none, myReviews: () => ({ reviews: [], booked }) }, wed);
    expect(await screen.findByText(/You booked Larkfield Orangery/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Write a review' })).toBeVisible();
  });

  test('of a supplier that there is not are a clear end', async () => {
    const unknown = () => {
      throw new ApiError('refused', 404, 'supplier-unknown', 'There is no such supplier.');
    };
    await show('/uk/reviews/nobody', { supplier: unknown, reviewsRating: unknown, reviews: unknown });
    expect(await screen.findByRole('heading', { level: 1, name: 'We can’t find that supplier' })).toBeVisible();
  });
});

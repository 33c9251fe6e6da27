import {
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleSupplier, reviewed } from '#testing/examples';
import { collectNews } from '#testing/review-news';
import { writeWords } from '#testing/writing';
import { messages as words } from './messages/en-GB';
import type { OwnReview, ReviewedSupplier } from './own-queries';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  localStorage.clear();
});

const supplier = (changes: Partial<ReviewedSupplier> = {}): ReviewedSupplier => ({
  id: 'GB000001',
  publicId: 'lark001',
  type: 'venues',
  name: 'Larkfield Orangery',
  picture: { category: 'venues', seed: '1', label: 'Illustration' },
  ...changes,
});

const own = (changes: Partial<OwnReview> = {}): OwnReview => ({
  id: 'r1',
  supplierId: 'GB000001',
  supplierName: 'Larkfield Orangery',
  supplier: supplier(),
  state: 'published',
  stars: 4,
  title: 'Lovely light',
  body: 'Bring a torch for the drive.',
  name: 'Imogen and Rhys',
  from: 'Bath',
  dateWedding: '2026-05-16',
  bookedThroughPosy: true,
  photos: [],
  log: [{ state: 'published', at: '2026-06-02T10:00:00.000Z', by: 'm', reason: '' }],
  reply: null,
  createdAt: '2026-06-01T10:00:00.000Z',
  editedAt: null,
  isAuthor: true,
  mayEdit: true,
  ...changes,
});

type Api = NonNullable<TestHostOptions['api']>;

/** A couple whose wedding has been. */
const wed = exampleSignedIn({ wedding: exampleWedding({ date: '2026-05-16' }) });

const show = async (path: string, api: Api, session: TestHostOptions['session'] = wed) => {
  const host = createTestHost({ api: { ...reviewed(), supplier: exampleSupplier, ...api }, session, path });
  leave = await renderWithHost(<AppRoutes />, host, { ...messages, ...words, ...writeWords });
  return host;
};
const mine = (reviews: OwnReview[], booked: ReviewedSupplier[] = []): Api => ({
  myReviews: () => ({ reviews, booked }),
});
const card = () => within(screen.getByRole('article').parentElement as HTMLElement);

describe('a couple’s reviews', () => {
  test('are a screen of theirs: whom they booked, each with its form, and what they wrote [S2-route-27]', async () => {
    await show('/uk/reviews', mine([own()], [supplier({ id: 'GB000002', name: 'Hollow Lane Flowers' })]));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Suppliers you booked: how were they?' }),
    ).toBeVisible();
    const booked = within(screen.getByRole('list', { name: 'Still to write' }));
    expect(booked.getByText('Hollow Lane Flowers')).toBeVisible();
    expect(booked.getByRole('button', { name: 'Write a review' })).toBeVisible();
    expect(card().getByText('Published')).toBeVisible();
    expect(screen.getByRole('link', { name: 'About Larkfield Orangery' })).toHaveAttribute(
      'href',
      '/uk/weddingsuppliers/venues/lark001#reviews',
    );
  });

  test('can still be looked up by supplier, and that is what everybody else finds there', async () => {
    await show('/uk/reviews?find=yes', mine([]));
    expect(await screen.findByRole('heading', { level: 1, name: 'What other couples say' })).toBeVisible();
    await leave();
    await show('/uk/reviews', mine([]), { status: 'signed-out' });
    expect(await screen.findByRole('heading', { level: 1, name: 'What other couples say' })).toBeVisible();
  });

  test('say that nobody is left, and what a moderator asked for', async () => {
    const log = [
      {
        state: 'changes-asked' as const,
        at: '2026-06-02T10:00:00.000Z',
        by: 'm',
        reason: 'Leave Rosa out.\nThank you.',
      },
    ];
    await show('/uk/reviews', mine([own({ state: 'changes-asked', log, changesDue: '2026-06-16T10:00:00.000Z' })]));
    expect(await screen.findByText('Nobody left to write about')).toBeVisible();
    expect(screen.getByText('Please change something')).toBeVisible();
    expect(screen.getByText(/^Leave Rosa out\./)).toHaveStyle({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
    expect(screen.getByText(/^Please change it by 16 June 2026\./)).toBeVisible();
  });

  test('of the other one are read, and neither changed nor taken back', async () => {
    await show('/uk/reviews', mine([own({ isAuthor: false, mayEdit: false })]));
    await screen.findByRole('article');
    for (const name of ['Change', 'Take back', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('are changed in the same form, without asking again who they are', async () => {
    const sent: EndpointInput<'editReview'>[] = [];
    await show('/uk/reviews', {
      ...mine([own()]),
      editReview: (input) => {
        sent.push(input);
        return { state: 'pending' };
      },
    });
    const change = await screen.findByRole('button', { name: 'Change' });
    await act(async () => fireEvent.click(change));
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 20_000 }));
    expect(dialog.queryByLabelText(/^Email/)).toBeNull();
    expect(dialog.queryByRole('checkbox', { name: /robot/ })).toBeNull();
    expect(dialog.getByLabelText(/^Title/)).toHaveValue('Lovely light');
    fireEvent.change(dialog.getByLabelText(/^Title/), { target: { value: 'Lovely light, late' } });
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Save changes' })));
    expect(sent).toEqual([
      {
        params: { id: 'r1' },
        body: {
          feedback: {
            type: 'review',
            stars: 4,
            title: 'Lovely light, late',
            body: 'Bring a torch for the drive.',
            name: 'Imogen and Rhys',
            dateWedding: '2026-05-16',
            from: 'Bath',
            photos: [],
          },
        },
      },
    ]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test.each([
    ['Take back', 'Your review was taken back.'],
    ['Delete', 'Your review was deleted.'],
  ])('“%s” asks first, and says that it is done', async (name, notice) => {
    const asked: unknown[] = [];
    const take = (input: { params?: unknown }) => void asked.push(input.params);
    const host = await show('/uk/reviews', {
      ...mine([own()]),
      withdrawReview: (input) => {
        take(input);
        return { state: 'withdrawn' };
      },
      deleteReview: (input) => {
        take(input);
        return {};
      },
    });
    const news = collectNews(host);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Keep it' }));
    expect([asked, screen.queryByRole('dialog')]).toEqual([[], null]);
    await user.click(screen.getByRole('button', { name }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
    expect(asked).toEqual([{ id: 'r1' }]);
    expect(host.shown.map(({ text }) => text)).toEqual([notice]);
    expect(news).toEqual([['review.removed', { supplierId: own().supplierId, reviewId: 'r1' }]]);
  });

  test('that could not be taken back are as they were, and that is said', async () => {
    const down = new ApiError('server', 500, 'internal', 'No.');
    const host = await show('/uk/reviews', {
      ...mine([own()]),
      withdrawReview: () => {
        throw down;
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Take back' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Take back' }));
    expect(host.errors).toEqual([down]);
    expect(host.shown.map(({ tone }) => tone)).toEqual(['error']);
  });
});

describe('the link of a letter', () => {
  const path = '/uk/reviews/yours/r1?key=secret';

  test('confirms the address by a press, not by being opened', async () => {
    const confirmed: EndpointInput<'confirmReview'>[] = [];
    const state = () => (confirmed.length === 0 ? ('unconfirmed' as const) : ('pending' as const));
    await show(
      path,
      {
        ownReview: () => own({ state: state(), mayEdit: state() === 'pending' }),
        confirmReview: (input) => {
          confirmed.push(input);
          return { state: 'pending' };
        },
      },
      { status: 'signed-out' },
    );
    const press = await screen.findByRole('button', { name: 'Yes, that was me' });
    expect(confirmed).toEqual([]);
    await userEvent.click(press);
    expect(confirmed).toEqual([{ params: { id: 'r1' }, body: { key: 'secret' } }]);
    expect(await screen.findByText('We’re reading it')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Yes, that was me' })).toBeNull();
  });

  test('says when the address has a review of this supplier already', async () => {
    await show(path, {
      ownReview: () => own({ state: 'unconfirmed', mayEdit: false }),
      confirmReview: () => {
        throw new ApiError('refused', 409, 'review-exists', 'No.');
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, that was me' }));
    expect(screen.getByRole('alert')).toHaveTextContent('There’s a review of this supplier from your address already.');
  });

  test('that is none any more is a clear end', async () => {
    await show(path, {
      ownReview: () => {
        throw new ApiError('refused', 404, 'review-unknown', 'No.');
      },
    });
    expect(await screen.findByRole('heading', { name: 'This review isn’t here' })).toBeVisible();
  });
});

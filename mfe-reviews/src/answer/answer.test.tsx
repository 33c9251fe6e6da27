import { createTestHost, exampleSignedIn, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { reviewConstants } from '@posy/shared-contracts/constants';
import type { Session } from '@posy/shared-contracts/mount-props';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { exampleReview, exampleSupplier } from '#testing/examples';
import { collectNews } from '#testing/review-news';
import type { OurReviews } from './answer-queries';
import { messages as words } from './messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const florist = (): Session => {
  const person = exampleSignedIn({ wedding: null, role: null });
  return { ...person, user: { ...person.user, kind: 'supplier', weddingId: null } };
};

const ours = (changes: Partial<OurReviews> = {}): OurReviews => {
  const { id, publicId, type, name, picture } = exampleSupplier();
  const reviews = [exampleReview({ id: 'r1', reply: null })];
  return { supplier: { id, publicId, type, name, picture }, total: 1, size: 24, reviews, disputed: [], ...changes };
};

const show = async (api: NonNullable<TestHostOptions['api']>) => {
  const counts = { waiting: 0, invited: 0, reminded: 0, answered: 0, declined: 0 };
  const reviewInvitations = () => ({ couples: [], counts, mayAskAt: null });
  const reviewsRating = () => ({ average: 4.5, count: 2, histogram: [0, 0, 0, 1, 1] });
  const host = createTestHost({
    api: { reviewInvitations, reviewsRating, ...api },
    session: florist(),
    path: '/uk/reviews',
  });
  leave = await renderWithHost(<AppRoutes />, host, { ...messages, ...words });
  return host;
};
const dialog = () => within(screen.getByRole('dialog'));

describe('what was written of a supplier', () => {
  test('is answered in public, and not without words', async () => {
    const sent: unknown[] = [];
    const host = await show({
      supplierReviews: () => ours(),
      replyToReview: (input) => {
        sent.push(input);
        return {};
      },
    });
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Answer' }));
    await user.click(dialog().getByRole('button', { name: 'Publish' }));
    expect(dialog().getByRole('textbox', { name: 'Your answer' })).toHaveAccessibleDescription(
      'Please write something.',
    );
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: ' Thank you both. ' } });
    await user.click(dialog().getByRole('button', { name: 'Publish' }));
    expect(sent).toEqual([{ params: { id: 'r1' }, body: { reply: 'Thank you both.' } }]);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(host.shown.map(({ text }) => text)).toEqual(['Your answer is published.']);
  });

  test('has its figures, and of all without an answer the newest is the next to answer', async () => {
    const reviews = [
      exampleReview({ id: 'r1' }),
      exampleReview({ id: 'r2', reply: null }),
      exampleReview({ id: 'r3', reply: null }),
    ];
    await show({ supplierReviews: () => ours({ total: 3, reviews, unanswered: 2 }) });
    expect(await screen.findByRole('img', { name: '4.5 out of 5' })).toBeVisible();
    expect(screen.getAllByText('Not answered yet')).toHaveLength(2);
    expect(screen.getByText('2 not answered yet')).toBeVisible();
    const [next, other] = screen.getAllByRole('button', { name: 'Answer' });
    expect([next?.dataset['kind'], other?.dataset['kind']]).toEqual(['main', 'line']);
  });

  test('keeps an answer to be changed or emptied', async () => {
    const sent: unknown[] = [];
    await show({
      supplierReviews: () => ours({ reviews: [exampleReview()] }),
      replyToReview: ({ body }) => {
        sent.push(body);
        return {};
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Change your answer' }));
    expect(dialog().getByRole('textbox')).toHaveValue('Thank you both.');
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: '' } });
    await userEvent.click(dialog().getByRole('button', { name: 'Publish' }));
    expect(sent).toEqual([{ reply: '' }]);
  });

  test('is disputed with a reason; what waits for a moderator is neither answered nor disputed again', async () => {
    let isDisputed = false;
    const host = await show({
      supplierReviews: () => (isDisputed ? ours({ total: 0, reviews: [], disputed: ours().reviews }) : ours()),
      disputeReview: () => {
        isDisputed = true;
        return { state: 'disputed' };
      },
    });
    const news = collectNews(host);
    await userEvent.click(await screen.findByRole('button', { name: 'This breaks the rules' }));
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: 'They never came.' } });
    await userEvent.click(dialog().getByRole('button', { name: 'Send to a moderator' }));
    expect(news).toEqual([['review.removed', { supplierId: ours().supplier.id, reviewId: ours().reviews[0]?.id }]]);
    expect(await screen.findByText(/A moderator reads it and decides/)).toBeVisible();
    for (const name of ['Answer', 'This breaks the rules']) expect(screen.queryByRole('button', { name })).toBeNull();
  });

  test('is disputed with a file; one that cannot be taken says why, and another one goes', async () => {
    const sent: unknown[] = [];
    const refusal = new ApiError('refused', 415, 'attachment-type', 'No.');
    await show({
      supplierReviews: () => ours(),
      disputeReviewWithFile: (input, file) => {
        sent.push({ ...input, size: file?.size });
        if (sent.length === 1) throw refusal;
        return { state: 'disputed' };
      },
    });
    const choose = (file: File) =>
      fireEvent.change(dialog().getByLabelText('Choose a file', { selector: 'input' }), { target: { files: [file] } });
    const send = () => userEvent.click(dialog().getByRole('button', { name: 'Send to a moderator' }));
    await userEvent.click(await screen.findByRole('button', { name: 'This breaks the rules' }));
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: 'We refunded it.' } });
    const large = new File(['x'], 'Film.pdf', { type: 'application/pdf' });
    Object.defineProperty(large, 'size', { value: reviewConstants.evidenceBytes + 1 });
    choose(large);
    expect(dialog().getByRole('alert')).toHaveTextContent('This file is larger than 5 MB.');
    await send();
    expect(sent).toEqual([]);
    await userEvent.click(dialog().getByRole('button', { name: 'Take Film.pdf out' }));
    expect(dialog().queryByRole('alert')).toBeNull();
    choose(new File(['no'], 'Poem.pdf', { type: 'application/pdf' }));
    await send();
    expect(dialog().getByRole('alert')).toHaveTextContent('Please choose a PDF, or a JPEG, PNG, WebP or HEIC picture.');
    expect(dialog().getByRole('textbox')).toHaveValue('We refunded it.');
    await userEvent.click(dialog().getByRole('button', { name: 'Take Poem.pdf out' }));
    choose(new File(['yes!'], 'Refund.pdf', { type: 'application/pdf' }));
    await send();
    expect(sent.at(-1)).toEqual({
      params: { id: 'r1' },
      body: { reason: 'We refunded it.', name: 'Refund.pdf' },
      size: 4,
    });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('that a moderator has decided about stays, and the words stay to be read', async () => {
    const refusal = new ApiError('refused', 409, 'move-not-allowed', 'No.');
    const host = await show({
      supplierReviews: () => ours(),
      disputeReview: () => {
        throw refusal;
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'This breaks the rules' }));
    fireEvent.change(dialog().getByRole('textbox'), { target: { value: 'They never came.' } });
    await userEvent.click(dialog().getByRole('button', { name: 'Send to a moderator' }));
    expect(dialog().getByRole('alert')).toHaveAccessibleName('A moderator has decided about this review already.');
    expect(dialog().getByRole('textbox')).toHaveValue('They never came.');
    expect(host.errors).toEqual([refusal]);
    act(() => host.opened.find(({ kind }) => kind === 'dialog')?.close());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is nothing yet, or not theirs to see', async () => {
    await show({ supplierReviews: () => ours({ total: 0, reviews: [] }) });
    expect(await screen.findByText(/Couples who booked you are asked after their wedding/)).toBeVisible();
    await leave();
    await show({
      supplierReviews: () => {
        throw new ApiError('refused', 403, 'not-a-speaker', 'No.');
      },
    });
    expect(await screen.findByRole('heading', { name: 'We can’t find that supplier' })).toBeVisible();
  });
});

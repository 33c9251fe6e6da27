import { createTestHost, exampleSignedIn, renderWithHost, type TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import type { Session } from '@posy/shared-contracts/mount-props';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import type { WaitingReview } from './desk-queries';
import { DeskScreen } from './desk-screen';
import { messages as words } from './messages/en-GB';
import { afterThis, neighbour, readNow } from './rules/place';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const moderator = (): Session => {
  const person = exampleSignedIn({ wedding: null, role: null });
  return { ...person, user: { ...person.user, kind: 'moderator', weddingId: null } };
};

const waiting = (id: string, changes: Partial<WaitingReview> = {}): WaitingReview => ({
  id,
  supplierId: 'GB000001',
  supplierName: 'Hollow Lane Flowers',
  state: 'pending',
  stars: 2,
  title: `Review ${id}`,
  body: 'The arch was beautiful, but they came late.',
  name: 'Grace and Hamish',
  from: 'Bath',
  dateWedding: '2026-10-03',
  bookedThroughPosy: true,
  photos: [],
  log: [{ state: 'pending', at: '2026-11-19T16:20:00.000Z', by: null }],
  reply: null,
  createdAt: '2026-11-19T16:20:00.000Z',
  editedAt: null,
  ...changes,
});

/** A server with these, of which decided ones are gone. */
const serverWith = (reviews: WaitingReview[], refusal?: Error) => {
  const decisions: EndpointInput<'decideReview'>[] = [];
  const isOpen = ({ id }: WaitingReview) => decisions.every(({ params }) => (params as { id: string }).id !== id);
  const api: NonNullable<TestHostOptions['api']> = {
    moderationReviews: ({ body }) => {
      const found = reviews.filter((review) => review.state === body?.state && isOpen(review));
      return { total: found.length, reviews: found };
    },
    decideReview: (input) => {
      if (refusal !== undefined) throw refusal;
      decisions.push(input);
      return { state: 'published' };
    },
  };
  return { api, decisions };
};

const show = async (server: ReturnType<typeof serverWith>, session: Session = moderator(), path = '/uk/moderation') => {
  const host = createTestHost({ api: server.api, session, path });
  leave = await renderWithHost(<DeskScreen />, host, { ...messages, ...words });
  return host;
};

const three = () => [waiting('a'), waiting('b', { bookedThroughPosy: false }), waiting('c')];
const read = () => screen.getByRole('article');

describe('the moderators’ desk', () => {
  test('has what waits, the oldest first, and the first of them to read', async () => {
    await show(serverWith([...three(), waiting('d', { state: 'disputed' })]));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reviews to read' })).toBeVisible();
    expect(screen.getByText('3 waiting, the oldest since 19 Nov, 16:20.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'New (3)' })).toHaveAttribute('aria-current');
    expect(screen.getByRole('link', { name: 'Disputed (1)' })).toHaveAttribute('href', '/uk/moderation?state=disputed');
    const queue = within(screen.getByRole('navigation', { name: 'Queue' }));
    expect(queue.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Review a'),
      expect.stringContaining('Review b'),
      expect.stringContaining('Review c'),
    ]);
    expect(within(read()).getByRole('heading', { name: 'Review a' })).toBeVisible();
    expect(screen.getByText('Written')).toBeVisible();
  });

  test('publishes with one decision and takes the next', async () => {
    const server = serverWith(three());
    await show(server);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('button', { name: 'Send and take the next' }));
    expect(screen.getByRole('radiogroup', { name: 'Decision' })).toHaveAccessibleDescription('Please choose one.');
    await user.click(screen.getByRole('radio', { name: /^Publish/ }));
    await user.click(screen.getByRole('button', { name: 'Send and take the next' }));
    expect(await within(read()).findByRole('heading', { name: 'Review b' })).toBeVisible();
    expect(server.decisions).toEqual([{ params: { id: 'a' }, body: { from: 'pending', to: 'published', reason: '' } }]);
    expect(screen.getByRole('link', { name: 'New (2)' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Publish/ })).not.toBeChecked();
  });

  test('declines with a letter that can be changed, and not without words', async () => {
    const server = serverWith(three());
    await show(server);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: /^Decline/ }));
    const letter = screen.getByRole('textbox', { name: 'What they’ll read' });
    expect(letter).toHaveValue(words['desk.letter.refused']);
    fireEvent.change(letter, { target: { value: ' ' } });
    await user.click(screen.getByRole('button', { name: 'Send and take the next' }));
    expect(letter).toHaveAccessibleDescription('Please say why: the author is told.');
    expect(server.decisions).toEqual([]);
    fireEvent.change(letter, { target: { value: 'It names a person.' } });
    await user.click(screen.getByRole('button', { name: 'Send and take the next' }));
    await within(read()).findByRole('heading', { name: 'Review b' });
    expect(server.decisions.map(({ body }) => body)).toEqual([
      { from: 'pending', to: 'refused', reason: 'It names a person.' },
    ]);
  });

  test('is gone through and decided by keys, which write where somebody writes', async () => {
    await show(serverWith(three()));
    const user = userEvent.setup();
    await screen.findByRole('article');
    await user.keyboard('jj');
    expect(within(read()).getByRole('heading', { name: 'Review c' })).toBeVisible();
    await user.keyboard('jk2');
    expect(within(read()).getByRole('heading', { name: 'Review b' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Decline/ })).toBeChecked();
    await user.type(screen.getByRole('textbox', { name: 'What they’ll read' }), 'jk1');
    expect(within(read()).getByRole('heading', { name: 'Review b' })).toBeVisible();
    expect(screen.getByRole('radio', { name: /^Decline/ })).toBeChecked();
  });

  test('says when somebody else was quicker', async () => {
    const moved = new ApiError('refused', 409, 'review-moved', 'No.');
    const host = await show(serverWith(three(), moved));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: /^Publish/ }));
    await user.click(screen.getByRole('button', { name: 'Send and take the next' }));
    expect(await screen.findByRole('alert')).toHaveAccessibleName(
      'Somebody else decided about this review meanwhile. Take the next one.',
    );
    expect(host.errors).toEqual([moved]);
  });

  test('says that all is read', async () => {
    await show(serverWith([]));
    expect(await screen.findByText('All read')).toBeVisible();
  });

  test('shows scripts, right-to-left and 4-byte text as text', async () => {
    const title = '<script>alert(1)</script> \u202Eabc 💐 \u200Bשלום';
    await show(serverWith([waiting('a', { title })]));
    await screen.findByRole('article');
    expect(within(read()).getByRole('heading').textContent).toBe(title);
    expect(document.querySelector('script')).toBeNull();
  });

  test.each([
    ['signed-out', { status: 'signed-out' } as const],
    ['a couple', exampleSignedIn()],
  ])('is not there for %s', async (_who, session) => {
    await show(serverWith(three()), session);
    await act(async () => undefined);
    expect(screen.queryByText('Reviews to read')).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
  });
});

test('the next is taken, at the end the one before, and what was decided elsewhere gives way to the first', () => {
  const queue = [{ id: 'a' }, { id: 'b' }, { id: 'c' }];
  const [a, b, c] = queue as [{ id: string }, { id: string }, { id: string }];
  expect([afterThis(queue, a), afterThis(queue, c), afterThis([a], a)]).toEqual([b, b, null]);
  expect([neighbour(queue, a, -1), neighbour(queue, a, 1), neighbour(queue, c, 1)]).toEqual([a, b, c]);
  expect([readNow(queue, 'b'), readNow(queue, 'gone'), readNow([], null)]).toEqual([b, a, null]);
});

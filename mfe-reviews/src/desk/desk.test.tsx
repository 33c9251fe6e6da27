import { createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { moderationConstants } from '@posy/shared-contracts/constants';
import type { ReviewMark } from '@posy/shared-contracts/entities';
import type { Session } from '@posy/shared-contracts/mount-props';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { AppRoutes } from '#routes';
import { deskServer, exampleModerator, openReport, waitingReview as waiting } from '#testing/desk';
import { collectNews } from '#testing/review-news';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const show = async (
  server: Pick<ReturnType<typeof deskServer>, 'api'>,
  path = '/uk/moderation',
  session: Session = exampleModerator(),
) => {
  const host = createTestHost({ api: server.api, session, path });
  leave = await renderWithHost(<AppRoutes />, host, messages);
  return host;
};

const three = () => [waiting('a'), waiting('b', { bookedThroughPosy: false }), waiting('c')];
const read = () => screen.getByRole('article');
const readTitle = (name: string) => waitFor(() => within(screen.getByRole('article')).getByRole('heading', { name }));
const send = () => screen.getByRole('button', { name: 'Send and take the next' });

const body = 'When I rang, Rosa Hale told me to calm down. I call that theft.';
const marks: ReviewMark[] = [
  { kind: 'name', place: { field: 'body', from: 13, to: 22 } },
  { kind: 'crime', place: { field: 'body', from: 57, to: 62 } },
  { kind: 'burst', place: null },
];

describe('the moderators’ desk', () => {
  test('has what waits, the oldest first, and the first of them to read', async () => {
    const disputed = waiting('d', { state: 'disputed', createdAt: '2026-11-18T10:00:00.000Z' });
    await show(deskServer({ reviews: [...three(), disputed], reports: [openReport('r')] }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reviews to read' })).toBeVisible();
    expect(screen.getByText('4 waiting, the oldest since 18 Nov, 10:00. Half are read within 5 hours.')).toBeVisible();
    const queue = within(screen.getByRole('navigation', { name: 'Queue' }));
    expect(queue.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['All4', 'Flagged0', 'Disputed1']);
    expect(queue.getByRole('link', { name: /Disputed/ })).toHaveAttribute('href', '/uk/moderation?show=disputed');
    expect(queue.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/Review d.*Disputed$/),
      expect.stringMatching(/Review a.*Booked$/),
      expect.stringContaining('Review b'),
      expect.stringContaining('Review c'),
    ]);
    expect(await readTitle('Review d')).toBeVisible();
    const parts = within(screen.getByRole('navigation', { name: 'Parts of the desk' }));
    expect(parts.getByRole('link', { name: /^Reports/ })).toHaveTextContent('Reports1');
    expect(screen.getByRole('link', { name: 'Published policy' })).toHaveAttribute('href', '/uk/reviews/policy');
  });

  test('marks words, says which rule they touch, and proposes it with its letter; it decides nothing', async () => {
    const server = deskServer({ reviews: [waiting('a', { body, marks }), waiting('b')] });
    await show(server, '/uk/moderation?show=flagged');
    await readTitle('Review a');
    const marked = [...read().querySelectorAll('mark')].map(({ textContent, title }) => [textContent, title]);
    expect(marked).toEqual([
      ['Rosa Hale', 'Names a person.'],
      ['theft', 'Calls it a crime.'],
    ]);
    expect(read()).toHaveTextContent(body);
    const queue = within(screen.getByRole('navigation', { name: 'Queue' }));
    expect(queue.getAllByRole('button')).toHaveLength(1);
    const checks = screen.getByRole('heading', { name: 'What we checked' }).parentElement;
    expect(
      within(checks as HTMLElement)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Booked and wrote to the supplier here, wedding in the past, box ticked',
      'Names a person. Rule 3: No private people',
      'Calls it a crime. Rule 5: Say what happened',
      'One of several that day from one place. Rule 2: One wedding, one review',
    ]);
    expect(screen.queryAllByRole('radio', { checked: true })).toEqual([]);
    expect(screen.getByText('It stays unpublished, they have 14 days')).toBeVisible();
    await userEvent.setup().click(screen.getByRole('radio', { name: /^Ask them to change it/ }));
    expect(screen.getByRole('combobox', { name: 'Rule of the policy' })).toHaveValue('3');
    expect(screen.getByRole('textbox', { name: 'What they’ll read' })).toHaveTextContent(/rule 3 of our policy/);
  });

  test('publishes with one decision and takes the next', async () => {
    const server = deskServer({ reviews: three() });
    await show(server);
    const user = userEvent.setup();
    await readTitle('Review a');
    await user.click(send());
    expect(screen.getByRole('radiogroup', { name: 'Decision' })).toHaveAccessibleDescription('Please choose one.');
    await user.click(screen.getByRole('radio', { name: /^Publish/ }));
    await user.click(send());
    expect(await readTitle('Review b')).toBeVisible();
    const published = { from: 'pending', to: 'published', reason: '', policy: null };
    expect(server.decisions).toEqual([{ params: { id: 'a' }, body: published }]);
    expect(screen.getByRole('radio', { name: /^Publish/ })).not.toBeChecked();
  });

  test('declines by a rule, with a letter that can be changed, and not without words', async () => {
    const server = deskServer({ reviews: three() });
    await show(server);
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: /^Decline/ }));
    const letter = screen.getByRole('textbox', { name: 'What they’ll read' });
    await user.selectOptions(screen.getByRole('combobox', { name: 'Rule of the policy' }), '6');
    expect(letter).toHaveTextContent(/because of rule 6 of our policy, “No advertising”/);
    fireEvent.change(letter, { target: { value: ' ' } });
    await user.click(send());
    expect(letter).toHaveAccessibleDescription('Please say why: the author is told.');
    expect(server.decisions).toEqual([]);
    fireEvent.change(letter, { target: { value: 'It is an advertisement.' } });
    await user.click(send());
    await readTitle('Review b');
    expect(server.decisions.map(({ body: sent }) => sent)).toEqual([
      { from: 'pending', to: 'refused', reason: 'It is an advertisement.', policy: 6 },
    ]);
  });

  test('takes back the latest decision within a minute', async () => {
    const host = await show(deskServer({ reviews: three() }));
    const news = collectNews(host);
    const user = userEvent.setup();
    await readTitle('Review a');
    await user.keyboard('1');
    await user.click(send());
    await readTitle('Review b');
    expect(screen.getByText('You published “Review a”. Its letter goes in a minute.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await readTitle('Review a')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await user.keyboard('1');
    await user.click(send());
    await readTitle('Review b');
    expect(news.map(([name]) => name)).toEqual(['review.published', 'review.removed', 'review.published']);
    act(() => host.pass(moderationConstants.undoMs));
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  test('holds what is open, gives it back, and leads past what another moderator has', async () => {
    const taken = { name: 'Omar', isMine: false, until: '2026-11-20T12:10:00.000Z' };
    const server = deskServer({ reviews: [waiting('a', { taken }), ...three().slice(1)], taken: ['a'] });
    await show(server);
    await readTitle('Review b');
    const queue = within(screen.getByRole('navigation', { name: 'Queue' }));
    const [first] = queue.getAllByRole('button');
    expect(first).toHaveTextContent(/With Omar$/);
    await userEvent.setup().click(first as HTMLElement);
    expect(await screen.findByText('Omar is reading this one')).toBeVisible();
    expect(screen.queryByRole('radio')).toBeNull();
    await waitFor(() =>
      expect(server.takes).toEqual([
        ['b', false],
        ['b', true],
        ['a', false],
      ]),
    );
    await userEvent.setup().click(screen.getByRole('button', { name: 'Take the next' }));
    expect(await readTitle('Review b')).toBeVisible();
  });

  test('has the supplier’s side of a disputed review', async () => {
    const log = [
      { state: 'pending' as const, at: '2026-11-19T16:20:00.000Z', by: null },
      { state: 'disputed' as const, at: '2026-11-20T08:15:00.000Z', by: 's1', reason: 'We refunded £24.' },
    ];
    await show(deskServer({ reviews: [waiting('a', { state: 'disputed', log })] }));
    const side = (await screen.findByRole('heading', { name: 'The supplier’s side' })).closest(
      'div[class]',
    )?.parentElement;
    expect(side).toHaveTextContent('“We refunded £24.” Hollow Lane Flowers');
    expect(side).toHaveTextContent('Disputed 20 Nov, 08:15');
  });

  test('saves the file with which a supplier disputes a review, and says when it cannot be loaded', async () => {
    const evidence = { name: 'Refund.pdf', type: 'application/pdf', bytes: 62_000 };
    const asked: unknown[] = [];
    const log = [{ state: 'disputed' as const, at: '2026-11-20T08:15:00.000Z', by: 's1', reason: 'We refunded £24.' }];
    const { api } = deskServer({ reviews: [waiting('a', { state: 'disputed', log, evidence })] });
    const gone = new ApiError('refused', 404, 'review-unknown', 'No.');
    const host = await show({
      api: {
        ...api,
        disputeEvidence: ({ params }) => {
          asked.push(params);
          throw gone;
        },
      },
    });
    const file = await screen.findByRole('button', { name: 'Save Refund.pdf' });
    expect(file).toHaveTextContent(/^Refund.pdf61 kB$/);
    await userEvent.click(file);
    expect(await screen.findByRole('alert')).toHaveTextContent('The file couldn’t be loaded just now.');
    expect([asked, host.errors]).toEqual([[{ id: 'a' }], [gone]]);
  });

  test('says when somebody else was quicker', async () => {
    const moved = new ApiError('refused', 409, 'review-moved', 'No.');
    const host = await show(deskServer({ reviews: three(), refusal: moved }));
    const user = userEvent.setup();
    await user.click(await screen.findByRole('radio', { name: /^Publish/ }));
    await user.click(send());
    expect(await screen.findByRole('alert')).toHaveAccessibleName(
      'Somebody else decided about this review meanwhile. Take the next one.',
    );
    expect(host.errors).toEqual([moved]);
  });

  test('says that all is read, or that only others wait', async () => {
    await show(deskServer({}));
    expect(await screen.findByText('All read')).toBeVisible();
    await leave();
    await show(deskServer({ reviews: three() }), '/uk/moderation?show=disputed');
    expect(await screen.findByText('None of this kind waits')).toBeVisible();
    expect(screen.queryByText('All read')).toBeNull();
  });

  test('shows scripts, right-to-left and 4-byte text as text, marked or not', async () => {
    const title = '<script>alert(1)</script> \u202Eabc 💐 \u200Bשלום';
    const hostile: ReviewMark[] = [{ kind: 'link', place: { field: 'title', from: 0, to: 8 } }];
    await show(deskServer({ reviews: [waiting('a', { title, marks: hostile })] }));
    await screen.findByRole('article');
    expect(within(read()).getByRole('heading').textContent).toBe(title);
    expect(document.querySelector('script')).toBeNull();
  });

  test.each([
    ['signed-out', { status: 'signed-out' } as const],
    ['a couple', exampleSignedIn()],
  ])('is not there for %s', async (_who, session) => {
    await show(deskServer({ reviews: three() }), '/uk/moderation', session);
    await act(async () => undefined);
    expect(screen.queryByText('Reviews to read')).toBeNull();
    expect(screen.queryByRole('article')).toBeNull();
  });
});

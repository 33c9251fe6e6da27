import { type Wedding } from '@posy/shared-contracts/entities';
import { totalsOfGuests } from '@posy/shared-contracts/rules';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleCost, examplePayment } from '#testing/example-costs';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
const render = async (options: Partial<Parameters<typeof renderPlanning>[0]> = {}) => {
  const page = await renderPlanning({ path: '/uk/home', ...options });
  leave = page.leave;
  return page;
};
afterEach(() => leave());

const user = userEvent.setup();

describe('the summaries', () => {
  test('hold what is agreed against the budget: what is planned for is not left, and no quote is called a booking [F-H11]', async () => {
    const cost = (actual: number, estimate: number) => {
      const { id: _id, ...data } = exampleCost({ id: 'x', actual, estimate });
      return data;
    };
    await render({
      wedding: { budget: 2_400_000, costs: { actual: 1_864_000, estimate: 2_000_000 } },
      documents: { 'weddings/w1/costs': { venue: cost(1_864_000, 1_800_000), flowers: cost(0, 200_000) } },
    });
    const card = within(await screen.findByRole('region', { name: 'Budget' }));
    expect(card.getByText('£18,640')).toBeInTheDocument();
    expect(card.getByText('of £24,000 quoted')).toBeInTheDocument();
    expect(
      card
        .getAllByRole('listitem')
        .map((item) => item.textContent)
        .slice(0, 4),
    ).toEqual(['£0 paid', '£18,640 quoted, to pay', '£2,000 planned', '£3,360 left']);
    expect(card.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/uk/budget');
  });

  test('count a payment on a cost without a quote in the figure as in its parts [F-H11]', async () => {
    const { id: _venue, ...venue } = exampleCost({ id: 'venue', actual: 1_000_000, estimate: 900_000 });
    const { id: _flowers, ...flowers } = exampleCost({ id: 'flowers', actual: 0, estimate: 200_000 });
    const { id: _paid, ...paid } = examplePayment({ id: 'p', costId: 'flowers', amount: 18_000, paidOn: '2026-10-01' });
    await render({
      wedding: { budget: 2_400_000, costs: { actual: 1_000_000, estimate: 1_200_000 } },
      documents: { 'weddings/w1/costs': { venue, flowers }, 'weddings/w1/payments': { p: paid } },
    });
    const card = within(await screen.findByRole('region', { name: 'Budget' }));
    expect(await card.findByText('£180 paid')).toBeInTheDocument();
    expect(card.getByText('£10,000 quoted, to pay')).toBeInTheDocument();
    expect(card.getByText('£10,180')).toBeInTheDocument();
  });

  test('name the next payment, and sum the costs again when the guest count has changed', async () => {
    const { id: _cost, ...dinner } = exampleCost({ id: 'dinner', perHead: { amount: 5_000, counts: 'all' } });
    const { id: _payment, ...deposit } = examplePayment({
      id: 'p',
      costId: 'dinner',
      amount: 90_000,
      due: '2026-12-29',
    });
    const ten = Array(10).fill({ rsvp: {}, invitationType: 'day' });
    const { host, firestore } = await render({
      wedding: { budget: 2_400_000, guests: totalsOfGuests(ten), costs: { actual: 0, estimate: 45_000 } },
      documents: { 'weddings/w1/costs': { dinner }, 'weddings/w1/payments': { p: deposit } },
    });
    const card = within(await screen.findByRole('region', { name: 'Budget' }));
    const link = await card.findByRole('link', { name: 'Deposit, £900' });
    expect(link).toHaveAttribute('href', '/uk/budget/dinner');
    expect(card.getByText('Due on 29 December 2026')).toBeInTheDocument();
    await act(async () => host.pass(1_500));
    expect(firestore.documents('weddings').w1).toMatchObject({ costs: { actual: 0, estimate: 50_000 } });
  });

  test('mark the next payment as paid, say so, and take it back', async () => {
    const { id: _cost, ...dinner } = exampleCost({ id: 'dinner', estimate: 500_000 });
    const payment = (id: string, due: string) => {
      const { id: _id, ...data } = examplePayment({ id, costId: 'dinner', name: id, amount: 90_000, due });
      return data;
    };
    const payments = { Deposit: payment('Deposit', '2026-12-29'), Balance: payment('Balance', '2027-06-01') };
    const { host, firestore } = await render({
      wedding: { budget: 2_400_000 },
      documents: { 'weddings/w1/costs': { dinner }, 'weddings/w1/payments': payments },
    });
    const card = within(await screen.findByRole('region', { name: 'Budget' }));
    await user.click(await card.findByRole('button', { name: 'Mark paid: Deposit' }));
    expect(firestore.documents('weddings/w1/payments').Deposit).toMatchObject({ paidOn: '2026-11-20' });
    expect(await card.findByRole('button', { name: 'Mark paid: Balance' })).toBeInTheDocument();
    await waitFor(() => expect(host.shown.at(-1)?.text).toBe('Deposit is paid.'));
    await act(async () => host.shown.at(-1)?.action?.run());
    expect(await card.findByRole('button', { name: 'Mark paid: Deposit' })).toBeInTheDocument();
  });

  /** Opens home and records what it listens to or reads. */
  const openHome = async (guests: Wedding['guests'], documents = {}) => {
    const page = await renderPlanning({ path: '/uk/scrapbook', wedding: { guests }, documents });
    leave = page.leave;
    const { watch, read } = page.firestore;
    const asked: string[] = [];
    let begin: () => void = () => undefined;
    page.firestore.watch = (query, next, failed) => {
      asked.push(query.collection.path);
      if (query.collection.path !== 'weddings/w1/tasks') return watch(query, next, failed);
      begin = () => void watch(query, next, failed);
      return () => undefined;
    };
    page.firestore.read = (query) => {
      asked.push(query.collection.path);
      return read(query);
    };
    await act(async () => page.host.navigate('/uk/home'));
    return {
      ...page,
      asked,
      /** Releases the tasks. */
      begin: () => act(async () => begin()),
      card: async () => within(await screen.findByRole('region', { name: 'Guests' })),
    };
  };
  const said = (card: { getAllByRole: (role: string) => HTMLElement[] }) =>
    card
      .getAllByRole('listitem')
      .map((item) => item.textContent)
      .slice(0, 3);

  test('count the guests and their replies from the wedding’s totals, and never read the list', async () => {
    const {
      card: cardOf,
      asked,
      begin,
      host,
    } = await openHome({
      count: 2000,
      estimate: 80,
      evening: 0,
      attending: 1200,
      declined: 300,
    });
    await begin();
    const card = await cardOf();
    expect(card.getByText('1,200')).toBeInTheDocument();
    expect(card.getByText('coming, from 2,000 invited')).toBeInTheDocument();
    expect(said(card)).toEqual(['1,200 coming', '300 can’t', '500 to reply']);
    expect(card.getByRole('link', { name: '500 answers are open' })).toHaveAttribute(
      'href',
      '/uk/guestlist?show=to-reply',
    );
    await act(async () => host.pass(10_000));
    expect(asked).not.toContain('weddings/w1/guests');
  });

  test('have guests counted once whom nobody has counted yet', async () => {
    const guest = (rsvp: Record<string, string>) => ({ name: 'Ida', head: null, contacts: {}, rsvp });
    const guests = { a: guest({ main: 'attending' }), b: guest({ main: 'declined' }), c: guest({}) };
    const { card: cardOf, asked, begin, host } = await openHome({ count: 3 }, { 'weddings/w1/guests': guests });
    await begin();
    const card = await cardOf();
    expect(card.getByText('guests on your list')).toBeInTheDocument();
    expect(card.queryByRole('listitem')).not.toBeInTheDocument();
    await act(async () => host.pass(1_500));
    await waitFor(() => expect(said(card)).toEqual(['1 coming', '1 can’t', '1 to reply']));
    expect(asked.filter((path) => path === 'weddings/w1/guests')).toHaveLength(1);
  });

  test('lead to the next step with the guests, and to none where home is calm', async () => {
    const nextOf = async (guests: Wedding['guests'], name: string) => {
      await render({ wedding: { guests } });
      const card = within(await screen.findByRole('region', { name: 'Guests' }));
      const href = card.getByRole('link', { name }).getAttribute('href');
      await leave();
      return href;
    };
    const counted = { evening: 0, attending: 0, declined: 0, eveningDeclined: 0 };
    expect(await nextOf({ ...counted, count: 30, estimate: 80 }, 'About 50 more in mind')).toBe('/uk/guestlist');
    expect(await nextOf({ ...counted, count: 80, estimate: 80 }, 'No answers yet')).toBe('/uk/website/invitations');
    expect(await nextOf({ ...counted, count: 3, attending: 2, declined: 1 }, 'Everyone has replied')).toBe(
      '/uk/guestlist/seating',
    );
  });

  test('ask for no costs before the tasks are there', async () => {
    const { asked, begin } = await openHome({ count: 0 });
    for (const heavy of ['costs', 'payments']) expect(asked).not.toContain(`weddings/w1/${heavy}`);
    await begin();
    await waitFor(() => expect(asked).toContain('weddings/w1/costs'));
  });

  test('of a new wedding invite to begin', async () => {
    await render({ wedding: { budget: 0, guests: { count: 0, estimate: 60 } } });
    expect(await screen.findByRole('link', { name: 'Outline it' })).toHaveAttribute('href', '/uk/budget');
    expect(screen.getByText('Around 60 in mind. Start with the names you’re sure of.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Start the list' })).toHaveAttribute('href', '/uk/guestlist');
  });
});

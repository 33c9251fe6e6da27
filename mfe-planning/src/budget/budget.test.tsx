import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { collections } from '@posy/shared-contracts/collections';
import type { Access } from '@posy/shared-contracts/entities';
import { FirestoreError, increment, type Session } from '@posy/shared-contracts/mount-props';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begun, budgetPage, deposit, fill, press } from '#testing/budget-page';
import { examplePayment } from '#testing/example-costs';

const { show, now, costs, payments, wedding, undo } = budgetPage();

describe('a budget', () => {
  test('shows where it goes with its basis, what is due, and what one more guest adds', async () => {
    await show(begun);
    expect(await screen.findByText('£24,000 for about 95 guests')).toBeInTheDocument();
    expect(screen.getByText('95 day guests at £78, follows the guest count')).toBeInTheDocument();
    expect(screen.getByText(/Each extra day guest adds about/)).toHaveTextContent('£78: Dinner £78.');
    const row = screen.getByRole('link', { name: 'Orangery hire' }).closest('tr') as HTMLElement;
    expect(within(row).getAllByText('£6,300')).not.toHaveLength(0);
    expect(screen.getByRole('img', { name: /Paid so far £0; £13,710 by September 2027/ })).toBeInTheDocument();
  });

  test('writes its sums to the wedding from what the server has, once the edits rest [S7-database-06]', async () => {
    await show(begun);
    await screen.findByRole('heading', { name: 'Costs' });
    await act(async () => now().host.pass(1_500));
    await waitFor(() => expect(wedding().costs).toEqual({ actual: 630_000, estimate: 751_000 }));
    const commits = now().firestore.commits.length;
    await act(async () => now().host.pass(10_000));
    expect(now().firestore.commits).toHaveLength(commits);
  });

  test('counts guests of the evening for the evening only, from the wedding’s totals', async () => {
    const guests = { count: 90, evening: 20, attending: 0, declined: 0 };
    await show({ ...begun, wedding: { ...begun.wedding, guests } });
    expect(await screen.findByText('70 day guests at £78, follows the guest count')).toBeInTheDocument();
    await act(async () => now().host.pass(1_500));
    await waitFor(() => expect(wedding().costs).toEqual({ actual: 630_000, estimate: 556_000 }));
  });

  test('counts nobody who declined, and follows an answer at once [R1-03]', async () => {
    const guests = { count: 90, evening: 20, attending: 40, declined: 9, eveningDeclined: 3 };
    await show({ ...begun, wedding: { ...begun.wedding, guests } });
    expect(await screen.findByText('64 day guests at £78, follows the guest count')).toBeInTheDocument();
    expect(screen.getByText('£24,000 for 64 day guests on your list')).toBeInTheDocument();
    await act(async () => {
      const data = { 'guests.declined': increment(1), 'guests.eveningDeclined': increment(0) };
      await now().firestore.commit([{ kind: 'update', collection: collections.weddings(), id: 'w1', data }]);
    });
    expect(await screen.findByText('63 day guests at £78, follows the guest count')).toBeInTheDocument();
  });

  test('counts the couple’s guess until the list has as many, or the list where they want that, with undo [R1-03]', async () => {
    const guests = { count: 3, estimate: 95, evening: 0, attending: 0, declined: 0 };
    await show({ ...begun, wedding: { ...begun.wedding, guests } });
    expect(await screen.findByText('95 day guests at £78, follows the guest count')).toBeInTheDocument();
    expect(screen.getByText('£24,000 for about 95 guests')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Count our estimate of 95 until the list is done' }));
    expect(screen.getByText('3 day guests at £78, follows the guest count')).toBeInTheDocument();
    await waitFor(() => expect(now().host.shown.at(-1)?.text).toBe('Costs by the head follow your guest list.'));
    await undo();
    expect(screen.getByText('95 day guests at £78, follows the guest count')).toBeInTheDocument();
  });

  test.each([
    ['the guests', { count: 90, estimate: 85 }],
    ['who declined for the evening', { count: 95, estimate: 85, evening: 5, attending: 0, declined: 5 }],
  ])('is not summed while nobody has counted %s, by who may not count them', async (_what, guests) => {
    const listed = {
      ...begun.wedding,
      guests,
      roles: { u1: 'owner', u9: 'helper' } as const,
    };
    const access = { checklist: 'none', guests: 'none', budget: 'edit', suppliers: 'none', website: 'none' } as const;
    const helper = exampleWedding({ ...listed, access: { u9: { ...access, inbox: 'none', notes: 'none' } } });
    await show({ ...begun, wedding: helper, session: exampleSignedIn({ uid: 'u9', role: 'helper', wedding: helper }) });
    expect(await screen.findByText('90 day guests at £78, follows the guest count')).toBeInTheDocument();
    await act(async () => now().host.pass(5_000));
    expect(now().firestore.commits).toEqual([]);
  });

  test('marks a payment as paid, and takes it back', async () => {
    await show(begun);
    await press('Mark paid: Deposit');
    expect(payments().p1).toMatchObject({ paidOn: '2026-11-20' });
    await waitFor(() => expect(now().host.shown.at(-1)?.text).toBe('Deposit is paid.'));
    await undo();
    expect(payments().p1).toMatchObject({ paidOn: null });
  });

  test('keeps the couple’s words when a save is refused, and offers another try', async () => {
    await show(begun);
    now().firestore.refuse(new FirestoreError('unavailable', 'No.'));
    await press('Mark paid: Deposit');
    await waitFor(() => expect(now().host.shown.at(-1)).toMatchObject({ tone: 'error' }));
    now().firestore.refuse(null);
    await undo();
    expect(payments().p1).toMatchObject({ paidOn: '2026-11-20' });
  });

  test('names payments whose reminder has come, and no others', async () => {
    await show({
      ...begun,
      payments: [{ ...deposit, due: '2026-11-25' }, examplePayment({ id: 'p2', costId: 'dinner' })],
    });
    expect(await screen.findByText('A payment is coming up')).toBeInTheDocument();
    expect(screen.getByText(/Deposit for Orangery hire, £4,200: Coming up on 25 November 2026/)).toBeInTheDocument();
  });

  test('groups by who pays, which stands in the address', async () => {
    await show({ ...begun, payments: [{ ...deposit, payer: 'Tom’s parents' }] });
    await userEvent.click(await screen.findByRole('radio', { name: 'By who pays' }));
    expect(now().host.location.get().search).toBe('?by=payer');
    expect(await screen.findByRole('rowheader', { name: 'Tom’s parents' })).toBeInTheDocument();
  });

  test('warns each person once when it is over', async () => {
    await show({ ...begun, wedding: { ...begun.wedding, budget: 1_000_000 } });
    await screen.findByText(/your costs come to £13,710: £3,710 over your budget of £10,000/);
    await act(async () => now().host.pass(1_000));
    const dialog = await screen.findByRole('dialog', { name: 'A little over' });
    expect(dialog).toHaveTextContent('£13,710: £3,710 over your budget of £10,000');
    expect(now().host.marked).toEqual(['hasSeenBudgetWarningModal']);
    await press('Fine, thank you');
    // The figures change before the profile records that the message was seen.
    const data = { budget: 900_000 };
    await act(async () =>
      now().firestore.commit([{ kind: 'update', collection: collections.weddings(), id: 'w1', data }]),
    );
    await screen.findByText(/£4,710 over your budget of £9,000/);
    await act(async () => now().host.pass(1_000));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await now().leave();
    const person = exampleSignedIn();
    const actions = { ...person.user.actions, hasSeenBudgetWarningModal: true };
    const over = exampleWedding({ ...begun.wedding, budget: 1_000_000 });
    const session = { ...person, user: { ...person.user, actions }, wedding: over };
    await show({ ...begun, wedding: over, session });
    expect(
      await screen.findByText(/your costs come to £13,710: £3,710 over your budget of £10,000/),
    ).toBeInTheDocument();
    await act(async () => now().host.pass(1_000));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('plans again from new answers without touching what was quoted, and back', async () => {
    await show({ ...begun, path: '/uk/budget?plan=again' });
    expect(await screen.findByText('One cost stays as it is.')).toBeInTheDocument();
    await fill('What would you like to spend? optional', '30000');
    await press('Plan again');
    await screen.findByRole('heading', { name: 'Where it goes' });
    expect(costs()['venue-hire']).toMatchObject({ actual: 630_000, name: 'Orangery hire' });
    expect(costs()).toHaveProperty('photographer');
    await waitFor(() => expect(now().host.shown.at(-1)?.text).toBe('Planned again.'));
    await undo();
    expect(Object.keys(costs()).sort()).toEqual(['dinner', 'venue-hire']);
    expect(costs().dinner).toMatchObject({ perHead: { amount: 7_800 } });
    expect(wedding().budget).toBe(2_400_000);
  });
});

describe('a helper', () => {
  const helping = (budget: Access['budget']): Session => {
    const access: Access = {
      checklist: 'edit',
      guests: 'none',
      budget,
      suppliers: 'none',
      website: 'none',
      inbox: 'none',
      notes: 'none',
    };
    return exampleSignedIn({
      uid: 'u9',
      role: 'helper',
      wedding: exampleWedding({ ...begun.wedding, roles: { u1: 'owner', u9: 'helper' }, access: { u9: access } }),
    });
  };

  test('who may look sees every figure and nothing to change', async () => {
    await show({ ...begun, session: helping('view'), path: '/uk/budget/venue-hire' });
    expect(await screen.findByRole('checkbox', { name: 'Paid: Deposit' })).toBeDisabled();
    for (const name of ['Add a cost', 'Mark paid: Deposit', 'Remove cost', 'Save'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await act(async () => now().host.pass(5_000));
    expect(now().firestore.commits).toEqual([]);
  });

  test('a member without access reads why', async () => {
    await show({ ...begun, session: helping('none') });
    expect(await screen.findByRole('heading', { name: 'The budget isn’t shared with you' })).toBeInTheDocument();
  });
});

import { exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { FirestoreError, type Session } from '@posy/shared-contracts/mount-props';
import { collections } from '@posy/shared-contracts/collections';
import type { Access } from '@posy/shared-contracts/entities';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CostDocument, PaymentDocument } from '../../domain/budget/cost-items';
import { exampleCost, examplePayment } from '../../testing/example-costs';
import { renderPlanning } from '../../testing/render-planning';

let page: Awaited<ReturnType<typeof renderPlanning>>;
afterEach(async () => {
  await page.leave();
  localStorage.clear();
});

const stored = (documents: readonly (CostDocument | PaymentDocument)[]) =>
  Object.fromEntries(documents.map(({ id, ...data }) => [id, data]));

interface Setting {
  path?: string;
  costs?: CostDocument[];
  payments?: PaymentDocument[];
  wedding?: Parameters<typeof exampleWedding>[0];
  session?: Session;
}

const show = async ({ path = '/uk/budget', costs = [], payments = [], wedding = {}, session }: Setting = {}) => {
  page = await renderPlanning({
    path,
    wedding,
    session,
    documents: { 'weddings/w1/costs': stored(costs), 'weddings/w1/payments': stored(payments) },
  });
};

const costs = () => page.firestore.documents('weddings/w1/costs');
const payments = () => page.firestore.documents('weddings/w1/payments');
const wedding = () => page.firestore.documents('weddings').w1 as Record<string, unknown>;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const press = async (name: string | RegExp) => userEvent.click(await button(name));
const fill = async (label: string | RegExp, text: string, inside: HTMLElement = document.body) => {
  const field = await within(inside).findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const undo = () => act(async () => page.host.shown.at(-1)?.action?.run());
const published = (event: string) =>
  page.host.busHost.trace().filter((entry) => entry.event === event && entry.step === 'published').length;

const venue = exampleCost({ id: 'venue-hire', name: 'Orangery hire', actual: 630_000 });
const dinner = exampleCost({
  id: 'dinner',
  name: 'Dinner',
  group: 'caterers',
  perHead: { amount: 7_800, counts: 'day' },
});
const deposit = examplePayment({ id: 'p1', costId: 'venue-hire', name: 'Deposit', amount: 420_000, due: '2026-12-01' });
const begun = {
  costs: [venue, dinner],
  payments: [deposit],
  wedding: { budget: 2_400_000, guests: { count: 0, estimate: 95 } },
};

describe('a budget that nobody has begun', () => {
  it('is made from answers: items whose estimates add up to it, told to all who listen [S2-route-10] [S1-keeps-04] [S7-database-10]', async () => {
    await show({ wedding: { guests: { count: 0, estimate: 80 } } });
    await fill('What would you like to spend? optional', '£24,000');
    await press('Make our budget');
    await screen.findByRole('heading', { name: 'Where it goes' });
    const made = Object.values(costs());
    expect(made.reduce((sum, cost) => sum + Number(cost.estimate), 0)).toBe(2_400_000);
    expect(costs().dinner).toMatchObject({ name: 'Dinner', group: 'caterers', perHead: { counts: 'day' } });
    expect(wedding()).toMatchObject({
      budget: 2_400_000,
      preferences: { budget: { guestsEstimate: 80, timeOfWeek: 'saturday', timeOfYear: 'autumn', year: 2027 } },
    });
    expect(page.firestore.commits).toHaveLength(1);
    expect(published('budget.initialised')).toBeGreaterThan(0);
    await undo();
    expect(costs()).toEqual({});
    expect(wedding()).toMatchObject({ budget: 0 });
  });

  it('takes our proposal when the couple names none, and leaves out what they do not plan for', async () => {
    await show({ wedding: { guests: { count: 0, estimate: 80 } } });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Video' }));
    await press('Make our budget');
    await screen.findByRole('heading', { name: 'Where it goes' });
    expect(Number(wedding().budget)).toBeGreaterThan(1_500_000);
    expect(costs()).not.toHaveProperty('videographer');
  });

  it('says what is wrong in words and keeps what was typed on the device', async () => {
    await show();
    await fill('How many guests, roughly?', '12.5');
    await press('Make our budget');
    expect(await screen.findByText('Please enter a whole number from 0 up.')).toBeInTheDocument();
    expect(page.firestore.commits).toEqual([]);
    await page.leave();
    await show();
    expect(await screen.findByLabelText('How many guests, roughly?')).toHaveValue('12.5');
  });

  it('does not send text that is no amount', async () => {
    await show();
    await fill('What would you like to spend? optional', 'a lot');
    await press('Make our budget');
    expect(await screen.findByText(/Please enter an amount from 0 up/)).toBeInTheDocument();
    expect(page.firestore.commits).toEqual([]);
  });
});

describe('a budget', () => {
  it('shows where it goes with its basis, what is due, and what one more guest adds', async () => {
    await show(begun);
    expect(await screen.findByText('£24,000 for about 95 guests')).toBeInTheDocument();
    expect(screen.getByText('95 day guests at £78, follows the guest count')).toBeInTheDocument();
    expect(screen.getByText(/Each extra day guest adds about/)).toHaveTextContent('£78: Dinner £78.');
    const row = screen.getByRole('link', { name: 'Orangery hire' }).closest('tr') as HTMLElement;
    expect(within(row).getAllByText('£6,300')).not.toHaveLength(0);
    expect(screen.getByRole('img', { name: /Paid so far £0; £13,710 by September 2027/ })).toBeInTheDocument();
  });

  it('writes its sums to the wedding from what the server has, once the edits rest [S7-database-06]', async () => {
    await show(begun);
    await screen.findByRole('heading', { name: 'Costs' });
    await act(async () => page.host.pass(1_500));
    await waitFor(() => expect(wedding().costs).toEqual({ actual: 630_000, estimate: 751_000 }));
    const commits = page.firestore.commits.length;
    await act(async () => page.host.pass(10_000));
    expect(page.firestore.commits).toHaveLength(commits);
  });

  it('counts guests of the evening for the evening only, from the wedding’s totals', async () => {
    const guests = { count: 90, evening: 20, attending: 0, declined: 0 };
    await show({ ...begun, wedding: { ...begun.wedding, guests } });
    expect(await screen.findByText('70 day guests at £78, follows the guest count')).toBeInTheDocument();
    await act(async () => page.host.pass(1_500));
    await waitFor(() => expect(wedding().costs).toEqual({ actual: 630_000, estimate: 556_000 }));
  });

  it('counts the couple’s guess until the list has as many, where they want that, and not again with undo', async () => {
    const guests = { count: 3, estimate: 95, evening: 0, attending: 0, declined: 0 };
    await show({ ...begun, wedding: { ...begun.wedding, guests } });
    expect(await screen.findByText('3 day guests at £78, follows the guest count')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('switch', { name: 'Count our estimate of 95 until the list is done' }));
    expect(screen.getByText('95 day guests at £78, follows the guest count')).toBeInTheDocument();
    expect(screen.getByText('£24,000 for about 95 guests')).toBeInTheDocument();
    await waitFor(() => expect(page.host.shown.at(-1)?.text).toBe('Costs by the head count your estimate for now.'));
    await undo();
    expect(screen.getByText('3 day guests at £78, follows the guest count')).toBeInTheDocument();
  });

  it('is not summed while nobody has counted the guests, by who may not count them', async () => {
    const listed = {
      ...begun.wedding,
      guests: { count: 90, estimate: 95 },
      roles: { u1: 'owner', u9: 'helper' } as const,
    };
    const access = { checklist: 'none', guests: 'none', budget: 'edit', suppliers: 'none', website: 'none' } as const;
    const helper = exampleWedding({ ...listed, access: { u9: { ...access, inbox: 'none', notes: 'none' } } });
    await show({ ...begun, wedding: helper, session: exampleSignedIn({ uid: 'u9', role: 'helper', wedding: helper }) });
    expect(await screen.findByText('90 day guests at £78, follows the guest count')).toBeInTheDocument();
    await act(async () => page.host.pass(5_000));
    expect(page.firestore.commits).toEqual([]);
  });

  it('marks a payment as paid, and takes it back', async () => {
    await show(begun);
    await press('Mark paid: Deposit');
    expect(payments().p1).toMatchObject({ paidOn: '2026-11-20' });
    await waitFor(() => expect(page.host.shown.at(-1)?.text).toBe('Deposit is paid.'));
    await undo();
    expect(payments().p1).toMatchObject({ paidOn: null });
  });

  it('keeps the couple’s words when a save is refused, and offers another try', async () => {
    await show(begun);
    page.firestore.refuse(new FirestoreError('unavailable', 'No.'));
    await press('Mark paid: Deposit');
    await waitFor(() => expect(page.host.shown.at(-1)).toMatchObject({ tone: 'error' }));
    page.firestore.refuse(null);
    await undo();
    expect(payments().p1).toMatchObject({ paidOn: '2026-11-20' });
  });

  it('names payments whose reminder has come, and no others', async () => {
    await show({
      ...begun,
      payments: [{ ...deposit, due: '2026-11-25' }, examplePayment({ id: 'p2', costId: 'dinner' })],
    });
    expect(await screen.findByText('A payment is coming up')).toBeInTheDocument();
    expect(screen.getByText(/Deposit for Orangery hire, £4,200: Coming up on 25 November 2026/)).toBeInTheDocument();
  });

  it('groups by who pays, which stands in the address', async () => {
    await show({ ...begun, payments: [{ ...deposit, payer: 'Tom’s parents' }] });
    await userEvent.click(await screen.findByRole('radio', { name: 'By who pays' }));
    expect(page.host.location.get().search).toBe('?by=payer');
    expect(await screen.findByRole('rowheader', { name: 'Tom’s parents' })).toBeInTheDocument();
  });

  it('warns each person once when it is over', async () => {
    await show({ ...begun, wedding: { ...begun.wedding, budget: 1_000_000 } });
    await screen.findByText(/Your costs are £3,710 over your budget/);
    await act(async () => page.host.pass(1_000));
    const dialog = await screen.findByRole('dialog', { name: 'A little over' });
    expect(dialog).toHaveTextContent('£3,710 over your budget');
    expect(page.host.marked).toEqual(['hasSeenBudgetWarningModal']);
    await press('Fine, thank you');
    await page.leave();
    const person = exampleSignedIn();
    const actions = { ...person.user.actions, hasSeenBudgetWarningModal: true };
    const over = exampleWedding({ ...begun.wedding, budget: 1_000_000 });
    const session = { ...person, user: { ...person.user, actions }, wedding: over };
    await show({ ...begun, wedding: over, session });
    expect(await screen.findByText(/Your costs are £3,710 over your budget/)).toBeInTheDocument();
    await act(async () => page.host.pass(1_000));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('plans again from new answers without touching what was quoted, and back', async () => {
    await show({ ...begun, path: '/uk/budget?plan=again' });
    expect(await screen.findByText('One cost stays as it is.')).toBeInTheDocument();
    await fill('What would you like to spend? optional', '30000');
    await press('Plan again');
    await screen.findByRole('heading', { name: 'Where it goes' });
    expect(costs()['venue-hire']).toMatchObject({ actual: 630_000, name: 'Orangery hire' });
    expect(costs()).toHaveProperty('photographer');
    await waitFor(() => expect(page.host.shown.at(-1)?.text).toBe('Planned again.'));
    await undo();
    expect(Object.keys(costs()).sort()).toEqual(['dinner', 'venue-hire']);
    expect(costs().dinner).toMatchObject({ perHead: { amount: 7_800 } });
    expect(wedding().budget).toBe(2_400_000);
  });
});

describe('a cost of the couple’s own', () => {
  it('is added in a modal that back closes, and can be undone [S2-popup-12] [S2-back-07]', async () => {
    await show(begun);
    await press('Add a cost');
    expect(page.host.opened.map(({ kind }) => kind)).toContain('custom-cost-modal');
    const modal = await screen.findByRole('dialog', { name: 'A cost of your own' });
    await userEvent.click(within(modal).getByRole('button', { name: 'Add to the budget' }));
    expect(await within(modal).findByText('Please give it a name.')).toBeInTheDocument();
    await fill('What is it?', 'Llamas', modal);
    await userEvent.selectOptions(within(modal).getByLabelText('Category'), 'One of our own …');
    await fill('Name of the category', 'Animals', modal);
    await fill('Estimate', '1.234,50', modal);
    await act(async () => page.host.opened.find(({ kind }) => kind === 'custom-cost-modal')?.close());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await press('Add a cost');
    expect(await screen.findByLabelText('What is it?')).toHaveValue('Llamas');
    await press('Add to the budget');
    const [id] = Object.keys(costs()).filter((one) => !['dinner', 'venue-hire'].includes(one));
    expect(costs()[id ?? '']).toMatchObject({
      name: 'Llamas',
      group: 'Animals',
      estimate: 123_450,
      supplierType: null,
    });
    await waitFor(() => expect(page.host.shown.at(-1)?.text).toBe('Llamas added.'));
    await undo();
    expect(Object.keys(costs())).toHaveLength(2);
  });

  it('for the venue tells of its amount once it is above zero, and not again', async () => {
    await show({ ...begun, costs: [{ ...venue, actual: 0 }, dinner], path: '/uk/budget/venue-hire' });
    await fill('Quoted optional', '6300');
    await press('Save');
    await waitFor(() => expect(published('budget.venue-amount-set')).toBe(1));
    await fill('Quoted optional', '6400');
    await press('Save');
    await waitFor(() => expect(costs()['venue-hire']).toMatchObject({ actual: 640_000 }));
    expect(published('budget.venue-amount-set')).toBe(1);
  });
});

describe('a cost in its drawer', () => {
  it('takes a quote for each guest, which follows the guest count', async () => {
    await show({ ...begun, path: '/uk/budget/dinner' });
    await fill('Quoted optional', '62');
    await userEvent.tab();
    await userEvent.selectOptions(await screen.findByLabelText('The quote is'), 'For each day guest');
    expect(screen.getByText('With 95 counted that is £5,890.')).toBeInTheDocument();
    await press('Save');
    await waitFor(() =>
      expect(costs().dinner).toMatchObject({ actual: 589_000, actualPerHead: { amount: 6_200, counts: 'day' } }),
    );
    expect(await screen.findByText('95 day guests at £62, follows the guest count')).toBeInTheDocument();
  });

  it('saves the fields that were touched, and no others', async () => {
    await show({ ...begun, path: '/uk/budget/dinner' });
    await fill('Notes optional', 'No nuts');
    await page.firestore.commit([
      {
        kind: 'update',
        collection: collections.costs('w1'),
        id: 'dinner',
        data: { payer: 'Tom’s parents' },
      },
    ]);
    await press('Save');
    const write = page.firestore.commits.at(-1)?.[0];
    expect(write).toMatchObject({ kind: 'update', id: 'dinner', data: { notes: 'No nuts' } });
    expect(Object.keys((write as { data: object }).data).sort()).toEqual(['notes', 'updatedAt']);
    expect(costs().dinner).toMatchObject({ payer: 'Tom’s parents', notes: 'No nuts' });
  });

  it('takes payments with their day and reminder, edits and removes them', async () => {
    await show({ ...begun, payments: [], path: '/uk/budget/dinner' });
    await press('Add a payment');
    await press('Save payment');
    expect(await screen.findByText('Please enter the amount.')).toBeInTheDocument();
    await fill('What for', 'Balance');
    await fill('Amount', '1,200');
    const day = screen.getByLabelText('Due on');
    await userEvent.type(day, '2027-08-01');
    await press('Save payment');
    const [id = ''] = Object.keys(payments());
    expect(payments()[id]).toMatchObject({
      costId: 'dinner',
      name: 'Balance',
      amount: 120_000,
      due: '2027-08-01',
      paidOn: null,
      remindDaysBefore: 7,
    });
    await press('More for Balance');
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    expect(payments()).toEqual({});
  });

  it('goes with its payments, and comes back with them', async () => {
    await show({ ...begun, path: '/uk/budget/venue-hire' });
    await press('Remove cost');
    expect(costs()).not.toHaveProperty('venue-hire');
    expect(payments()).toEqual({});
    expect(page.host.location.get().pathname).toBe('/uk/budget');
    await waitFor(() => expect(page.host.shown.at(-1)?.text).toBe('Orangery hire removed.'));
    await undo();
    expect(costs()['venue-hire']).toMatchObject({ actual: 630_000 });
    expect(payments().p1).toMatchObject({ amount: 420_000 });
  });

  it('that is gone says so', async () => {
    await show({ ...begun, path: '/uk/budget/nothing' });
    expect(await screen.findByText('One of you may have removed it.')).toBeInTheDocument();
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

  it('who may look sees every figure and nothing to change', async () => {
    await show({ ...begun, session: helping('view'), path: '/uk/budget/venue-hire' });
    expect(await screen.findByRole('checkbox', { name: 'Paid: Deposit' })).toBeDisabled();
    for (const name of ['Add a cost', 'Mark paid: Deposit', 'Remove cost', 'Save'])
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    await act(async () => page.host.pass(5_000));
    expect(page.firestore.commits).toEqual([]);
  });

  it('to whom it was not given is told so', async () => {
    await show({ ...begun, session: helping('none') });
    expect(await screen.findByRole('heading', { name: 'The budget isn’t shared with you' })).toBeInTheDocument();
  });
});

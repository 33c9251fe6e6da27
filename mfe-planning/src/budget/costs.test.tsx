import { collections } from '@posy/shared-contracts/collections';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { begun, budgetPage, dinner, fill, press, venue } from '#testing/budget-page';

const { show, now, costs, payments, undo, published } = budgetPage();

describe('a cost of the couple’s own', () => {
  test('is added in a modal that back closes, can be opened from its notice and undone [S2-popup-12] [S2-back-07] [R1-15]', async () => {
    await show(begun);
    await press('Add a cost');
    expect(now().host.opened.map(({ kind }) => kind)).toContain('custom-cost-modal');
    const modal = await screen.findByRole('dialog', { name: 'A cost of your own' });
    await userEvent.click(within(modal).getByRole('button', { name: 'Add to the budget' }));
    expect(await within(modal).findByText('Please give it a name.')).toBeInTheDocument();
    await fill('What is it?', 'Llamas', modal);
    await userEvent.selectOptions(within(modal).getByLabelText('Category'), 'One of our own …');
    await fill('Name of the category', 'Animals', modal);
    await fill('Estimate', '1.234,50', modal);
    await act(async () =>
      now()
        .host.opened.find(({ kind }) => kind === 'custom-cost-modal')
        ?.close(),
    );
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
    await waitFor(() => expect(now().host.shown.at(-1)?.text).toBe('Llamas added.'));
    expect(now().host.shown.at(-1)?.open?.label).toBe('Open');
    await act(async () => now().host.shown.at(-1)?.open?.run());
    expect(now().host.location.get().pathname).toBe(`/uk/budget/${id}`);
    await undo();
    expect(Object.keys(costs())).toHaveLength(2);
  });

  test('for the venue tells of its amount once it is above zero, and not again', async () => {
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
  test('takes a quote for each guest, which follows the guest count', async () => {
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

  test('tells a figure’s basis in brackets: none runs into the words beside it [R1-15]', async () => {
    await show({ ...begun, path: '/uk/budget/dinner' });
    const drawer = within(await screen.findByRole('dialog', { name: 'Dinner' }));
    expect(drawer.getByText('£7,410 (95 day guests at £78)')).toBeInTheDocument();
  });

  test('saves the fields that were touched, and no others', async () => {
    await show({ ...begun, path: '/uk/budget/dinner' });
    await fill('Notes optional', 'No nuts');
    await now().firestore.commit([
      {
        kind: 'update',
        collection: collections.costs('w1'),
        id: 'dinner',
        data: { payer: 'Tom’s parents' },
      },
    ]);
    await press('Save');
    const write = now().firestore.commits.at(-1)?.[0];
    expect(write).toMatchObject({ kind: 'update', id: 'dinner', data: { notes: 'No nuts' } });
    expect(Object.keys((write as { data: object }).data).sort()).toEqual(['notes', 'updatedAt']);
    expect(costs().dinner).toMatchObject({ payer: 'Tom’s parents', notes: 'No nuts' });
  });

  test('takes payments with their day and reminder, edits and removes them', async () => {
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

  test('goes with its payments, and comes back with them', async () => {
    await show({ ...begun, path: '/uk/budget/venue-hire' });
    await press('Remove cost');
    expect(costs()).not.toHaveProperty('venue-hire');
    expect(payments()).toEqual({});
    expect(now().host.location.get().pathname).toBe('/uk/budget');
    await waitFor(() => expect(now().host.shown.at(-1)?.text).toBe('Orangery hire removed.'));
    await undo();
    expect(costs()['venue-hire']).toMatchObject({ actual: 630_000 });
    expect(payments().p1).toMatchObject({ amount: 420_000 });
  });

  test('that is gone says so', async () => {
    await show({ ...begun, path: '/uk/budget/nothing' });
    expect(await screen.findByText('One of you may have removed it.')).toBeInTheDocument();
  });
});

describe('a payment in the app', () => {
  const openMenu = () => press('More for Deposit');
  const entries: unknown[] = [];
  const device = {
    pickContacts: null,
    addToCalendar: async (entry: unknown) => {
      entries.push(entry);
      return 'done' as const;
    },
  };

  test('goes into the phone’s own calendar, and into none where there is no app', async () => {
    await show({ ...begun, path: '/uk/budget/venue-hire', device });
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to your calendar' }));
    await waitFor(() => expect(now().host.shown.at(-1)?.text).toBe('It’s in your calendar.'));
    expect(entries).toEqual([
      expect.objectContaining({
        title: 'Deposit for Orangery hire',
        startsAt: '2026-12-01T12:00:00.000Z',
        allDay: true,
        notes: '£4,200',
      }),
    ]);
    await now().leave();
    await show({ ...begun, path: '/uk/budget/venue-hire' });
    await openMenu();
    expect(await screen.findByRole('menuitem', { name: 'Edit' })).toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: 'Add to your calendar' })).toBeNull();
  });

  test('says so when the calendar does not open', async () => {
    const shut = { ...device, addToCalendar: () => Promise.reject(new Error('denied')) };
    await show({ ...begun, path: '/uk/budget/venue-hire', device: shut });
    await openMenu();
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Add to your calendar' }));
    await waitFor(() => expect(now().host.shown.at(-1)?.text).toMatch(/^Your calendar didn’t open/));
  });
});

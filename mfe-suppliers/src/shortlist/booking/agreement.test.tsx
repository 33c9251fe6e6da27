// The page loads it on demand, the test at once.
import './booking-dialog';
import type { TestHostOptions } from '@posy/remote-kit/testing';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { EventPayload } from '@posy/shared-contracts/events';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEntry } from '#testing/example-entry';
import { pressMenu, showShortlist } from '#testing/show-shortlist';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const fern = exampleEntry();
const rest = { id: 'r', kind: 'payment', amount: 148000, currency: 'GBP', due: '2027-09-11', paidOn: null } as const;
const agreed = { amount: 185000, currency: 'GBP', basis: 'total', condition: 'VAT included' } as const;
const stored = { id: 'c'.repeat(32), name: 'Our contract.pdf', type: 'application/pdf', bytes: 389_120 };
const bookedFern = exampleEntry({ booked: true, agreedPrice: agreed, agreedPayments: [rest] });
const pdf = new File(['%PDF-1.7'], 'Our contract.pdf', { type: 'application/pdf' });

const show = async (entries = [fern], api: TestHostOptions['api'] = {}, country: 'GB' | 'DE' = 'GB') => {
  const shown = await showShortlist(entries, { api, country });
  leave = shown.leave;
  const events = jest.mocked(shown.host.bus.publish).mock.calls;
  return {
    ...shown,
    bookings: () =>
      events
        .filter(([name]) => name === 'supplier.booked')
        .map(([, payload]) => payload as EventPayload<'supplier.booked'>),
  };
};
const begin = async (host: Awaited<ReturnType<typeof show>>['host']) => {
  await pressMenu(fern.name, 'Mark as booked');
  await act(async () => host.pass(500));
  return within(await screen.findByRole('dialog', { name: `You’ve booked ${fern.name}` }));
};
type Dialog = Awaited<ReturnType<typeof begin>>;
const book = (dialog: Dialog) => userEvent.click(dialog.getByRole('button', { name: 'Save' }));
const group = (dialog: Dialog, name: string) => within(dialog.getByRole('group', { name }));

test('price, deposit, dates of payment and contract are asked for, noted, and published with the booking [18] [P-H9]', async () => {
  const asked: unknown[] = [];
  const { host, entry, bookings } = await show([fern], {
    uploadContract: ({ params, body }) => {
      asked.push(params, body);
      return stored;
    },
  });
  const dialog = await begin(host);
  await userEvent.type(dialog.getByLabelText('What you agreed'), '1850');
  const first = group(dialog, 'Deposit');
  await userEvent.type(first.getByLabelText('Deposit due on'), '2026-11-20');
  await userEvent.type(first.getByLabelText('Amount'), '370');
  await userEvent.click(first.getByRole('checkbox', { name: 'Paid already' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Add a payment' }));
  const second = group(dialog, 'Payment 1');
  expect(second.getByLabelText('Payment 1 due on')).toHaveFocus();
  await userEvent.type(second.getByLabelText('Payment 1 due on'), '2027-09-11');
  await userEvent.type(second.getByLabelText('Amount'), '1480');
  expect(dialog.getByRole('status')).toHaveTextContent('Adds up to £1,850, the whole price');
  await userEvent.upload(dialog.getByLabelText('Add the contract', { selector: 'input' }), pdf);
  expect(
    await dialog.findByText(/^380 kB. Checked, and only people who may see your suppliers can open it\.$/),
  ).toBeVisible();
  expect(asked).toEqual([{ id: 'w1', supplierId: fern.id }, { name: 'Our contract.pdf' }]);
  await book(dialog);
  const payments = [
    { kind: 'deposit', amount: 37000, currency: 'GBP', due: '2026-11-20', paidOn: expect.any(String) as string },
    { kind: 'payment', amount: 148000, currency: 'GBP', due: '2027-09-11', paidOn: null },
  ];
  await waitFor(() =>
    expect(entry(fern.id)).toMatchObject({
      ...{ state: 'booked', agreedPrice: { amount: 185000, basis: 'total' } },
      ...{ agreedPayments: payments, contract: stored },
    }),
  );
  expect(bookings()).toMatchObject([{ supplierId: fern.id, price: { amount: 185000 }, payments }]);
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(entry(fern.id)?.booked).toBe(false));
  expect(entry(fern.id)).not.toHaveProperty('contract');
});

test('nothing has to be known; a payment with a day asks how much it is', async () => {
  const { host, entry } = await show();
  const dialog = await begin(host);
  const first = group(dialog, 'Deposit');
  await userEvent.type(first.getByLabelText('Deposit due on'), '2027-01-05');
  await book(dialog);
  expect(first.getByText('How much is it?')).toBeVisible();
  expect(entry(fern.id)?.booked).toBe(false);
  await userEvent.click(first.getByRole('button', { name: 'Remove: Deposit' }));
  await book(dialog);
  await waitFor(() => expect(entry(fern.id)).toMatchObject({ booked: true }));
  expect(Object.keys(entry(fern.id) ?? {})).not.toEqual(expect.arrayContaining(['agreedPrice']));
});

test('what is paid already was paid on the day it is where the wedding is, not on the world’s [18]', async () => {
  const { host, entry } = await show([bookedFern], {}, 'DE');
  // Half past midnight in Berlin, and still the twentieth in London.
  await act(async () => host.pass(11.5 * 3_600_000));
  await pressMenu(fern.name, 'Price, payments and contract');
  const dialog = within(await screen.findByRole('dialog', { name: `What you agreed with ${fern.name}` }));
  await userEvent.click(group(dialog, 'Payment 1').getByRole('checkbox', { name: 'Paid already' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(entry(fern.id)?.agreedPayments).toEqual([{ ...rest, paidOn: '2026-11-21' }]));
});

test('what was agreed is looked at and changed later, published as the same booking, with undo [18]', async () => {
  const { host, entry, bookings } = await show([bookedFern]);
  await pressMenu(fern.name, 'Price, payments and contract');
  const dialog = within(await screen.findByRole('dialog', { name: `What you agreed with ${fern.name}` }));
  const [balance] = [group(dialog, 'Payment 1')];
  expect(balance.getByLabelText('Amount')).toHaveValue('1,480');
  expect(dialog.getByRole('status')).toHaveTextContent('Adds up to £1,480; £370 has no day yet');
  await userEvent.click(balance.getByRole('checkbox', { name: 'Paid already' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const paid = { ...rest, paidOn: new Date(host.clock.now()).toISOString().slice(0, 10) };
  await waitFor(() => expect(entry(fern.id)?.agreedPayments).toEqual([paid]));
  await act(async () => host.shown.at(-1)?.action?.run());
  await waitFor(() => expect(entry(fern.id)?.agreedPayments).toEqual([rest]));
  expect(bookings().map(({ payments }) => payments)).toEqual([[paid], [rest]]);
  // It is the same booking: published again, counted once.
  expect(host.tracked).toEqual([]);
});

test('a price agreed anew is published with the one that it replaces, and undone the same way [18]', async () => {
  const { entry, bookings } = await show([bookedFern]);
  await pressMenu(fern.name, 'Price, payments and contract');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.selectOptions(dialog.getByLabelText('For'), 'Each hour');
  await userEvent.clear(dialog.getByLabelText('What you agreed'));
  await userEvent.type(dialog.getByLabelText('What you agreed'), '120');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  // The condition of the former price does not belong to this one.
  const hourly = { ...agreed, amount: 12000, basis: 'per-hour', condition: '' };
  await waitFor(() => expect(entry(fern.id)?.agreedPrice).toEqual(hourly));
  expect(bookings()).toMatchObject([{ price: hourly, before: agreed }]);
});

test('it says what follows: budget beside the plan, payments in the diary, others who hear a no [18]', async () => {
  const otto = exampleEntry({ id: 'GB000009', publicId: 'otto', name: 'Otto Brandt' });
  const { host } = await show([fern, otto]);
  await act(() =>
    host.firestore.commit([
      {
        kind: 'set',
        collection: collections.costs('w1'),
        id: 'photographer',
        data: { name: 'Photographer', supplierType: 'photographers', group: 'photographers', estimate: 216000 },
      },
    ]),
  );
  const dialog = await begin(host);
  await userEvent.type(dialog.getByLabelText('What you agreed'), '1850');
  const first = group(dialog, 'Deposit');
  await userEvent.type(first.getByLabelText('Deposit due on'), '2027-05-01');
  await userEvent.type(first.getByLabelText('Amount'), '740');
  const aside = within(dialog.getByRole('complementary'));
  expect(aside.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your checklist ticks along',
    '£1,850 in your budget£310 under the £2,160 you planned',
    'One payment in your diary1 May, with a word the week before',
    'Send the other one a kind noOtto Brandt. Read it firstSend the other one a kind no',
  ]);
  await userEvent.click(aside.getByRole('button', { name: 'Read it first' }));
  expect(aside.getByText(/booked elsewhere and closed this conversation/)).toBeVisible();
});

test.each([true, false])('whether the others hear a no is the couple’s decision: %s [18]', async (closesOthers) => {
  const otto = exampleEntry({ id: 'GB000009', publicId: 'otto', name: 'Otto Brandt' });
  const { host, bookings } = await show([fern, otto]);
  const dialog = await begin(host);
  const others = dialog.getByRole('switch', { name: 'Send the other one a kind no' });
  expect(others).not.toBeChecked();
  if (closesOthers) await userEvent.click(others);
  await book(dialog);
  await waitFor(() => expect(bookings()).toMatchObject([{ supplierId: fern.id, closesOthers }]));
});

test('a quote is no plan: the comparison stays with what was planned [18]', async () => {
  const { host } = await show([exampleEntry({ quotedPrice: { ...agreed, amount: 200000 } })]);
  const line = { name: 'Photographer', supplierType: 'photographers', group: 'photographers' };
  const data = { ...line, supplierId: fern.id, estimate: 216000, actual: 185000 };
  await act(() =>
    host.firestore.commit([{ kind: 'set', collection: collections.costs('w1'), id: 'photographer', data }]),
  );
  expect(await screen.findByText(/Your budget has £2,160 for it\./)).toBeInTheDocument();
  const dialog = await begin(host);
  expect(dialog.getByText('£160 under the £2,160 you planned')).toBeInTheDocument();
});

test('a price by the hour asks how many: so many are one sum, and without that it is compared with nothing [18]', async () => {
  const hourly = { amount: 12000, currency: 'GBP', basis: 'per-hour', condition: '' } as const;
  const { host, entry, bookings } = await show([exampleEntry({ quotedPrice: hourly })]);
  const dialog = await begin(host);
  const aside = within(dialog.getByRole('complementary'));
  await userEvent.type(group(dialog, 'Deposit').getByLabelText('Amount'), '200');
  expect(dialog.getByRole('status')).toHaveTextContent(/^Adds up to £200$/);
  expect(aside.getByText('£120 for each hour in your budget')).toBeVisible();
  await userEvent.type(dialog.getByLabelText('How many hours'), '5.5');
  expect(dialog.getByRole('status')).toHaveTextContent('Adds up to £200; £460 has no day yet');
  expect(aside.getByText('£660 in your budget')).toBeVisible();
  await book(dialog);
  const agreedPrice = { amount: 66000, currency: 'GBP', basis: 'total', condition: '' };
  await waitFor(() => expect(entry(fern.id)).toMatchObject({ booked: true, agreedPrice, quotedPrice: hourly }));
  expect(bookings()).toMatchObject([{ price: agreedPrice }]);
});

test('it says whose quote leaves the budget, and who is booked for it already [18]', async () => {
  const otto = exampleEntry({ id: 'GB000009', publicId: 'otto', name: 'Otto Brandt', enquired: false });
  const juno = exampleEntry({ id: 'GB000010', publicId: 'juno', name: 'Juno Park', booked: true, state: 'booked' });
  const { host } = await show([fern, otto, juno]);
  const line = { name: 'Photographer', supplierType: 'photographers', group: 'photographers', estimate: 0 };
  const costs = collections.costs('w1');
  await act(() =>
    host.firestore.commit([
      { kind: 'set', collection: costs, id: 'a', data: { ...line, supplierId: otto.id, actual: 245000 } },
      { kind: 'set', collection: costs, id: 'b', data: { ...line, supplierId: juno.id, actual: 90000 } },
    ]),
  );
  const dialog = await begin(host);
  const follows = () =>
    within(dialog.getByRole('complementary'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  const beside = 'Juno Park is booked for this too: all of it counts in your budget';
  expect(follows()).toEqual(['Your checklist ticks along', beside]);
  await userEvent.type(dialog.getByLabelText('What you agreed'), '1850');
  expect(follows()).toContain('Otto Brandt’s quote of £2,450 leaves your budget');
  // Neither a quote nor the cost of Juno Park is a plan that the price is compared with.
  expect(follows()).toContain('£1,850 in your budget');
});

test('a contract is opened by an address of that moment, taken off, and says why one is not stored [18]', async () => {
  const asked: unknown[] = [];
  const { host, entry } = await show([exampleEntry({ ...bookedFern, contract: stored })], {
    contractLink: ({ params }) => {
      asked.push(params);
      throw new ApiError('offline', 0, 'offline', 'The server could not be reached.');
    },
    uploadContract: () => {
      throw new ApiError('refused', 415, 'attachment-type', 'No.');
    },
  });
  await pressMenu(fern.name, 'Price, payments and contract');
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: 'Our contract.pdf' }));
  expect(asked).toEqual([{ id: 'w1', contractId: stored.id }]);
  expect(host.shown.at(-1)?.text).toBe('Our contract.pdf can’t be opened just now. Try again in a moment.');
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Our contract.pdf' }));
  await userEvent.upload(dialog.getByLabelText('Add the contract', { selector: 'input' }), pdf);
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose a PDF, or a JPEG, PNG, WebP or HEIC picture.');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(entry(fern.id)).toMatchObject({ contract: null }));
});

test('what is typed stays on this device until it is saved, also where it is not booked after all [18]', async () => {
  const { host, entry } = await show();
  const dialog = await begin(host);
  await userEvent.type(dialog.getByLabelText('What you agreed'), '1850');
  await userEvent.click(dialog.getByRole('button', { name: 'Not booked after all' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(entry(fern.id)).toMatchObject({ booked: false });
  expect((await begin(host)).getByLabelText('What you agreed')).toHaveValue('1,850');
});

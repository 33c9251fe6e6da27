// The page loads it on demand, the test at once.
import './booking-dialog';
import type { Quote } from '@posy/shared-contracts/entities';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleEntry } from '#testing/example-entry';
import { exampleTalk } from '#testing/example-talk';
import { pressMenu, showShortlist } from '#testing/show-shortlist';

let leave: () => Promise<void> = async () => undefined;
beforeEach(() => localStorage.clear());
afterEach(() => leave());

const fern = exampleEntry();
const price = { amount: 185000, currency: 'GBP', basis: 'total', condition: 'a full day, VAT included' } as const;
const quote: Quote = { price, includes: '', validUntil: null };

const show = async (entry: typeof fern, quoted: Quote | null) => {
  const shown = await showShortlist([entry]);
  leave = shown.leave;
  const hears = (answer: Quote) =>
    act(() => shown.host.firestore.commit([exampleTalk(fern.id, { answers: { quote: answer } })]));
  if (quoted !== null) await hears(quoted);
  await pressMenu(fern.name, 'Mark as booked');
  await act(async () => shown.host.pass(500));
  const dialog = within(await screen.findByRole('dialog', { name: `You’ve booked ${fern.name}` }));
  const amount = dialog.getByLabelText('What you agreed');
  const help = () => {
    const ids = (amount.getAttribute('aria-describedby') ?? '').split(' ');
    return ids.map((id) => document.getElementById(id)?.textContent ?? '').join('');
  };
  return { ...shown, hears, dialog, amount, help };
};

test('a booking begins with the price that they quoted in the messages, says so, and keeps its conditions [18]', async () => {
  const { dialog, amount, help, entry } = await show(fern, quote);
  expect(amount).toHaveValue('1,850');
  expect(help()).toBe('From their quote: a full day, VAT included');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(entry(fern.id)).toMatchObject({ state: 'booked', agreedPrice: price }));
});

test('the newest quote replaces the one that the couple saved, and a price that they type is no quote [18]', async () => {
  const { amount, help } = await show({ ...fern, quotedPrice: { ...price, amount: 170000 } }, quote);
  expect(amount).toHaveValue('1,850');
  await userEvent.clear(amount);
  expect(help()).toBe('');
  await userEvent.type(amount, '1800');
  expect(help()).toBe('');
});

test('a quote that comes while the form is open fills it, unless something was typed [18]', async () => {
  const { amount, hears, dialog } = await show(fern, null);
  expect(amount).toHaveValue('');
  await hears({ ...quote, price: { ...price, amount: 4400, basis: 'per-head' } });
  expect(amount).toHaveValue('44');
  expect(dialog.getByLabelText('For')).toHaveDisplayValue('Each guest');
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Paid already' }));
  await hears({ ...quote, price: { ...price, amount: 5000 } });
  expect(amount).toHaveValue('44');
});

test('a quote whose last day has passed says so [18]', async () => {
  const { amount, help } = await show(fern, {
    price: { ...price, condition: '' },
    includes: '',
    validUntil: '2026-11-01',
  });
  expect(amount).toHaveValue('1,850');
  expect(help()).toBe('From their quote. It was good until 1 November');
});

test('what a couple wrote down of their own supplier is no quote of theirs [18]', async () => {
  const { amount, help } = await show({ ...fern, customSupplier: true, quotedPrice: price }, null);
  expect(amount).toHaveValue('1,850');
  expect(help()).toBe('');
});

const balanceDue = '2027-08-28';
const withDeposit: Quote = { ...quote, deposit: { amount: 37000, due: '2026-12-20' }, balanceDue };

test('a deposit that they quoted is the booking’s first payment, and the rest the second [18]', async () => {
  const { dialog, entry } = await show(fern, withDeposit);
  const deposit = within(dialog.getByRole('group', { name: 'Deposit' }));
  expect(deposit.getByLabelText('Amount')).toHaveValue('370');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(entry(fern.id)?.agreedPayments).toMatchObject([
      { kind: 'deposit', amount: 37000, due: '2026-12-20', paidOn: null },
      { kind: 'payment', amount: 148000, due: balanceDue, paidOn: null },
    ]),
  );
});

test('a deposit without the day of the rest comes alone, and none with a price that is agreed already [18]', async () => {
  const { dialog } = await show(fern, { ...withDeposit, balanceDue: null });
  expect(dialog.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual(['Deposit']);
  await leave();
  const agreedPrice = { ...price, amount: 170000 };
  const { dialog: other } = await show({ ...fern, agreedPrice }, withDeposit);
  expect(within(other.getByRole('group', { name: 'Deposit' })).getByLabelText('Amount')).toHaveValue('');
});

test('a price that they agreed instead has not the conditions of the quote [18]', async () => {
  const { dialog, amount, entry } = await show(fern, quote);
  await userEvent.clear(amount);
  await userEvent.type(amount, '1800');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(entry(fern.id)?.agreedPrice).toEqual({ ...price, amount: 180000, condition: '' }));
});

import { createMemoryFirestore, createTestHost, exampleSignedIn } from '@posy/remote-kit/testing';
import { endpoints } from '@posy/shared-contracts/endpoints';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parse } from 'valibot';
import type { Side } from '#talk/rules/conversations';
import { exampleConversation } from '#testing/example-conversation';
import { profileAnswer, show, supplierSession } from '#testing/shown';
import { Thread } from '../thread';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const stored = { id: 'a'.repeat(32), name: 'quote.pdf', type: 'application/pdf' as const, bytes: 245_760 };

const open = async (side: Side) => {
  const sent: unknown[] = [];
  const host = createTestHost({
    session: side === 'couple' ? exampleSignedIn() : supplierSession(),
    firestore: createMemoryFirestore(),
    api: {
      supplier: () => profileAnswer(),
      updateConversation: () => ({}),
      uploadAttachment: () => stored,
      sendMessage: ({ body }) => {
        const { clientId, ...message } = parse(endpoints.sendMessage.body, body);
        sent.push(message);
        return { messageId: clientId };
      },
    },
  });
  await show(<Thread conversation={exampleConversation('c1')} side={side} />, host);
  return sent;
};

const begin = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Add more than words' }));
  await userEvent.click(screen.getByRole('menuitem', { name }));
  return within(await screen.findByRole('dialog'));
};
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

describe('an answer with more than words', () => {
  test('a price goes with its PDF, right after it [19]', async () => {
    const sent = await open('supplier');
    const dialog = await begin('Send a quote');
    await userEvent.type(dialog.getByLabelText('Price'), '420');
    const file = new File(['%PDF-1.7'], 'quote.pdf', { type: 'application/pdf' });
    await userEvent.upload(dialog.getByLabelText('Add a picture or PDF', { selector: 'input' }), file);
    expect(await dialog.findByText('240 kB, goes with your message')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(sent).toMatchObject([
      { content: { kind: 'quote', quote: { price: { amount: 42_000 } } } },
      { body: 'quote.pdf', content: { kind: 'attachment', attachment: { id: stored.id } } },
    ]);
  });

  test('a supplier sends a price with what it buys, and it stands in the thread at once', async () => {
    const sent = await open('supplier');
    const dialog = await begin('Send a quote');
    await userEvent.type(dialog.getByLabelText('Price'), '78');
    await userEvent.selectOptions(dialog.getByLabelText('For what'), 'per-head');
    await userEvent.type(dialog.getByLabelText('What’s included (optional)'), 'Staff and VAT');
    fill(dialog.getByLabelText('Valid until (optional)'), '2026-12-15');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    const price = { amount: 7800, currency: 'GBP', basis: 'per-head', condition: '' };
    expect(sent).toEqual([
      {
        body: 'Here’s our price. Ask us anything about it.',
        content: { kind: 'quote', quote: { price, includes: 'Staff and VAT', validUntil: '2026-12-15' } },
      },
    ]);
    expect(within(screen.getByRole('region', { name: 'Quote' })).getByText('£78 a guest')).toBeVisible();
  });

  test('a price names its deposit and when the rest is due, and a deposit is no more than the price [19]', async () => {
    const sent = await open('supplier');
    const dialog = await begin('Send a quote');
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    await userEvent.type(dialog.getByLabelText('Price'), '7410');
    fill(dialog.getByLabelText('Deposit due (optional)'), '2026-12-01');
    await send();
    expect(dialog.getByRole('alert')).toHaveTextContent('Something is still missing');
    await userEvent.type(dialog.getByLabelText('Deposit (optional)'), '12000');
    await send();
    expect(dialog.getByRole('alert')).toHaveTextContent('The deposit is more than the price.');
    await userEvent.clear(dialog.getByLabelText('Deposit (optional)'));
    await userEvent.type(dialog.getByLabelText('Deposit (optional)'), '1200');
    fill(dialog.getByLabelText('Balance due (optional)'), '2027-08-28');
    await send();
    const payments = { deposit: { amount: 120_000, due: '2026-12-01' }, balanceDue: '2027-08-28' };
    expect(sent).toMatchObject([{ content: { kind: 'quote', quote: payments } }]);
    const card = within(screen.getByRole('region', { name: 'Quote' }));
    const lines = card.getAllByRole('term').map((term) => `${term.textContent}: ${term.nextSibling?.textContent}`);
    expect(lines).toEqual(['Deposit, by 1 December 2026: £1,200', 'Balance, by 28 August 2027: £6,210']);
  });

  test('a supplier holds the couple’s day, and has to say until when', async () => {
    const sent = await open('supplier');
    const dialog = await begin('Answer about a day');
    expect(dialog.getByLabelText('Day')).toHaveValue('11/09/2027');
    await userEvent.click(dialog.getByRole('radio', { name: 'We hold it for you' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Say until when you hold it');
    fill(dialog.getByLabelText('Held until'), '2026-12-04');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    const date = { day: '2027-09-11', answer: 'held', heldUntil: '2026-12-04' };
    expect(sent).toEqual([{ body: 'We’re holding that day for you.', content: { kind: 'date', date } }]);
  });

  test('a couple proposes a visit, and nothing that is the supplier’s to say', async () => {
    const sent = await open('couple');
    await userEvent.click(screen.getByRole('button', { name: 'Add more than words' }));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Propose a visit']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Propose a visit' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('Something is still missing');
    fill(dialog.getByLabelText('Day'), '2026-11-01');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    expect(dialog.getByRole('alert')).toHaveTextContent('That day is over.');
    fill(dialog.getByLabelText('Day'), '2026-11-28');
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
    const visit = { day: '2026-11-28', time: null, place: '' };
    expect(sent).toEqual([{ body: 'Would this suit you for a visit?', content: { kind: 'visit', visit } }]);
  });
});

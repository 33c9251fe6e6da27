import {
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { type Access, accessAreas } from '@posy/shared-contracts/entities';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { guestDocuments, householdsFirestore, storedInvitation } from '#testing/example-households';
import { householdWords } from '#testing/household-words';
import { InvitationsScreen } from '../invitations-screen';
import { messages } from '../messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const at = '2026-11-19T20:14:00.000Z';
const calls: unknown[] = [];
const firestore = () =>
  householdsFirestore({
    'weddings/w1/guests': {
      ...guestDocuments['weddings/w1/guests'],
      ravi: { ...guestDocuments['weddings/w1/guests'].ravi, address: '1 Hill Road, Bath' },
      gran: { ...guestDocuments['weddings/w1/guests'].gran, address: '3 Mews\nBath' },
    },
    'weddings/w1/households': {
      ravi: storedInvitation({ address: { text: '2 Lane\nBath', state: 'open', at } }),
      gran: storedInvitation({ address: { text: '3 Mews\nBath', state: 'listed', at } }),
    },
  });
const open = async (options: TestHostOptions = {}) => {
  calls.length = 0;
  const record = (input: unknown) => {
    calls.push(input);
    return {};
  };
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/website/invitations',
    firestore: firestore(),
    api: {
      settleAddress: record,
      sendGuestLetters: (input: unknown) => ({ ...record(input), batch: 'b1', queued: 1, without: [] }),
      previewGuestLetter: () => ({ to: null, subject: 'Save the date', lines: [], action: 'See the day' }),
    } as NonNullable<TestHostOptions['api']>,
    ...options,
  });
  leave = await renderWithHost(<InvitationsScreen />, host, { ...householdWords, ...messages });
  return host;
};
const part = () => within(screen.getByRole('region', { name: 'Postal addresses' }));
const rows = (): string[] =>
  part()
    .queryAllByRole('listitem')
    .map((row) => row.textContent ?? '');

test('says whose address is missing, and who gave one', async () => {
  await open();
  expect(part().getByText('2 of 3 households have one on the guest list.')).toBeVisible();
  await userEvent.click(part().getByRole('button', { name: /^Missing/ }));
  expect(rows().at(-1)).toBe('Theo WalshNo address yet');
  await userEvent.click(part().getByRole('button', { name: /^Given by them/ }));
  expect(rows().at(-1)).toBe('Gran3 Mews, BathGiven on 19 November');
  expect(part().queryByRole('button', { name: /^Noted by you/ })).toBeNull();
});

test('where both wrote an address, both are shown, and the couple’s choice goes to the server', async () => {
  const host = await open();
  expect(part().getByText('Ravi and Anita Kapoor: you each wrote an address')).toBeVisible();
  expect(part().getByText('Both are kept. They say: 2 Lane, Bath. You have: 1 Hill Road, Bath.')).toBeVisible();
  await userEvent.click(part().getByRole('button', { name: 'Take theirs: Ravi and Anita Kapoor' }));
  expect(calls).toEqual([{ params: { householdId: 'ravi' }, body: { weddingId: 'w1', take: 'theirs' } }]);
  expect(host.shown.map(({ text }) => text)).toEqual(['Ravi and Anita Kapoor: settled.']);
});

test('a choice stays open until it is made, also once the couple has written the household’s address itself', async () => {
  const guests = guestDocuments['weddings/w1/guests'];
  await open({
    firestore: householdsFirestore({
      'weddings/w1/guests': { ...guests, ravi: { ...guests.ravi, address: '2 Lane, Bath' } },
      'weddings/w1/households': { ravi: storedInvitation({ address: { text: '2 Lane\nBath', state: 'open', at } }) },
    }),
  });
  expect(part().getByText('You both have the same now: 2 Lane, Bath.')).toBeVisible();
  expect(part().queryByRole('button', { name: /^Leave ours/ })).toBeNull();
  await userEvent.click(part().getByRole('button', { name: 'Take theirs: Ravi and Anita Kapoor' }));
  expect(calls).toEqual([{ params: { householdId: 'ravi' }, body: { weddingId: 'w1', take: 'theirs' } }]);
});

test('a choice that did not arrive is said, and stays open', async () => {
  const host = await open({ api: {} });
  await userEvent.click(part().getByRole('button', { name: 'Leave ours: Ravi and Anita Kapoor' }));
  expect(host.shown).toMatchObject([{ tone: 'error', text: messages['invitations.failed'] }]);
  expect(part().getByRole('button', { name: 'Leave ours: Ravi and Anita Kapoor' })).toBeEnabled();
});

test('a save-the-date may ask for the address; the way from the missing ones has it ticked', async () => {
  const nobody = { 'weddings/w1/households': {}, 'weddings/w1/answers': {} };
  await open({ firestore: householdsFirestore(nobody) });
  expect(part().getByRole('link', { name: 'Ask by email' })).toHaveAttribute(
    'href',
    '/uk/website/invitations?letter=save-the-date&asks=address',
  );
  await userEvent.click(screen.getByRole('radio', { name: 'Save the date' }));
  const asks = screen.getByRole('checkbox', { name: 'Ask for their postal address' });
  expect(asks).not.toBeChecked();
  await userEvent.click(asks);
  await userEvent.click(screen.getByRole('button', { name: 'Send to 1 household' }));
  const letter = { weddingId: 'w1', householdIds: ['gran'], words: '' };
  expect(calls).toEqual([{ body: { ...letter, kind: 'save-the-date', asksAddress: true } }]);
  await leave();
  await open({
    firestore: householdsFirestore(nobody),
    path: '/uk/website/invitations?letter=save-the-date&asks=address',
  });
  expect(screen.getByRole('checkbox', { name: 'Ask for their postal address' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Invitation' }));
  expect(screen.queryByRole('checkbox', { name: 'Ask for their postal address' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Send to 1 household' }));
  expect(calls).toEqual([{ body: { ...letter, kind: 'invitation' } }]);
});

test('households that are invited are asked in a letter of their own, which only those get whose address is missing', async () => {
  const path = '/uk/website/invitations?letter=update&asks=address';
  await open({ firestore: householdsFirestore() });
  expect(part().getByRole('link', { name: 'Ask by email' })).toHaveAttribute('href', path);
  await leave();
  await open({ firestore: householdsFirestore(), path });
  expect(screen.getByRole('checkbox', { name: 'Ask for their postal address' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Send to 1 household' }));
  const letter = { weddingId: 'w1', householdIds: ['gran'], words: '' };
  expect(calls).toEqual([{ body: { ...letter, kind: 'update', asksAddress: true } }]);
});

test('a helper who may only look sees the addresses, and chooses and asks nothing', async () => {
  const access = { ...Object.fromEntries(accessAreas.map((area) => [area, 'none'])), guests: 'view' } as Access;
  const wedding = exampleWedding({ roles: { u2: 'owner', u1: 'helper' }, access: { u1: access } });
  await open({ session: exampleSignedIn({ role: 'helper', wedding }) });
  expect(part().getByText(/They say: 2 Lane, Bath/)).toBeVisible();
  expect(part().queryByRole('button', { name: /theirs|ours/ })).toBeNull();
  expect(part().queryByRole('link')).toBeNull();
});

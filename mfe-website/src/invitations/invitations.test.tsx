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
import { householdsFirestore, storedInvitation } from '#testing/example-households';
import { householdWords } from '#testing/household-words';
import { CardsScreen } from './cards/cards-screen';
import { InvitationsScreen } from './invitations-screen';
import { messages } from './messages/en-GB';
import { mealsOf } from './rules/settings-edits';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const token = 'a'.repeat(43);
const calls: unknown[] = [];
const open = async (options: TestHostOptions = {}) => {
  calls.length = 0;
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/website/invitations',
    firestore: householdsFirestore(),
    api: {
      createHouseholdLinks: (input: unknown) => {
        calls.push(input);
        return { links: [{ householdId: 'theo', token }] };
      },
      sendGuestLetters: (input: unknown) => {
        calls.push(input);
        return { batch: 'b1', queued: 1, without: [] };
      },
      undoGuestLetters: (input: unknown) => {
        calls.push(input);
        return { stopped: 1 };
      },
      previewGuestLetter: () => ({
        to: 'gran@example.com',
        subject: 'Can you come?',
        lines: ['Dear Gran,'],
        action: 'Reply',
      }),
      revokeHouseholdLinks: (input: unknown) => {
        calls.push(input);
        return {};
      },
    } as NonNullable<TestHostOptions['api']>,
    ...options,
  });
  leave = await renderWithHost(<InvitationsScreen />, host, { ...householdWords, ...messages });
  return host;
};
/** The same guests; Theo can be written to. */
const withAddress = () =>
  householdsFirestore({
    'weddings/w1/guests': {
      theo: { name: 'Theo Walsh', head: null, contacts: { email: 'theo@example.com', phone: null } },
    },
  });
const rows = (): string[] =>
  screen
    .getAllByRole('listitem')
    .map((row) => row.textContent ?? '')
    // The bar’s key comes first.
    .filter((text) => !/^\d/.test(text));

test('says of every household how far its invitation is', async () => {
  await open();
  expect(screen.getByRole('heading', { level: 1, name: 'Invitations' })).toBeVisible();
  expect(screen.getByText('2 of 3 households have theirs.')).toBeVisible();
  const [gran, kapoors, theo] = rows();
  expect(gran).toMatch(/^GranOn their own, gran@example.comSentLink made on 10 November/);
  expect(kapoors).toMatch(/^Ravi and Anita Kapoor2 peopleAnsweredReplied on 19 November/);
  expect(theo).toMatch(/^Theo Walsh2 peopleNot invited/);
});

test('opens at the letter that somebody came to write', async () => {
  await open({ path: '/uk/website/invitations?letter=reminder' });
  expect(screen.getByRole('radio', { name: 'Reminder' })).toBeChecked();
  expect(screen.getByRole('button', { name: 'Send to 1 household' })).toBeVisible();
});

test('finds households by name and by state', async () => {
  await open();
  await userEvent.type(screen.getByRole('searchbox', { name: 'Find a household' }), 'anita');
  expect(rows()).toHaveLength(1);
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Find a household' }));
  expect(screen.queryByRole('button', { name: /^Letter/ })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /^Sent/ }));
  expect(rows()).toEqual([expect.stringMatching(/^Gran/)]);
});

test('inviting makes a link beside earlier ones, shows it with its code, and in the language of choice', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Invite: Theo Walsh' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'The link of Theo Walsh' }));
  expect(calls).toEqual([{ body: { weddingId: 'w1', householdIds: ['theo'], way: 'link', besideEarlier: true } }]);
  expect(dialog.getByRole('img', { name: 'QR code that opens the invitation of Theo Walsh' })).toBeVisible();
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(`http://localhost/uk/rsvp/${token}`);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Language of the page' }), 'de');
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(`http://localhost/de/rsvp/${token}`);
});

test('ending links is asked first; leaving it ends none', async () => {
  const host = await open();
  const choose = async (name: string): Promise<void> => {
    await userEvent.click(screen.getByRole('button', { name: 'More for Gran' }));
    await userEvent.click(await screen.findByRole('menuitem', { name }));
  };
  await choose('Take the link back');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }));
  expect(calls).toEqual([]);
  await choose('Take the link back');
  const question = within(await screen.findByRole('alertdialog', { name: 'Take the link of Gran back?' }));
  await userEvent.click(question.getByRole('button', { name: 'Take the link back' }));
  expect(calls).toEqual([{ body: { weddingId: 'w1', householdIds: ['gran'] } }]);
  expect(host.shown.map(({ text }) => text)).toContain('The link of Gran is taken back.');
});

test('a link that could not be made is said, and nothing opens', async () => {
  const host = await open({ api: {} });
  await userEvent.click(screen.getByRole('button', { name: 'Invite: Theo Walsh' }));
  expect(host.shown).toMatchObject([{ tone: 'error', text: messages['invitations.failed'] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('what the couple asks is saved, and can be undone', async () => {
  const host = await open();
  await userEvent.type(screen.getByRole('textbox', { name: /^Main courses/ }), 'Lamb{Enter}Trout{Enter}Lamb');
  await userEvent.type(screen.getByRole('textbox', { name: /^Children’s main courses/ }), 'Pasta');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(host.firestore.documents('weddings/w1/invitationSettings')).toMatchObject({
    current: { meals: ['Lamb', 'Trout'], childMeals: ['Pasta'], answersUntil: null },
  });
  expect(host.shown).toMatchObject([{ text: 'What you ask is saved.', action: { label: 'Undo' } }]);
});

test('main courses are lines, each once, and no more than a page can show', () => {
  expect(mealsOf(' Lamb \n\nTrout\nLamb')).toEqual(['Lamb', 'Trout']);
  expect(mealsOf(Array.from({ length: 30 }, (_, index) => `Dish ${index}`).join('\n'))).toHaveLength(12);
});

test.each([
  ['view', 'You’re reading along.'],
  ['none', 'The guests aren’t shared with you'],
] as const)('a helper with %s of the guests is offered no link', async (guests, words) => {
  const access = { ...Object.fromEntries(accessAreas.map((area) => [area, 'none'])), guests } as Access;
  const wedding = exampleWedding({ roles: { u2: 'owner', u1: 'helper' }, access: { u1: access } });
  await open({ session: exampleSignedIn({ role: 'helper', wedding }) });
  expect(screen.getByText(new RegExp(words))).toBeVisible();
  expect(screen.queryByRole('button', { name: /Invite|Copy|More|Save/ })).toBeNull();
});

test('a reminder goes to who has not answered, in the couple’s words, and can be taken back for a minute', async () => {
  const host = await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Reminder' }));
  expect(screen.getByRole('button', { name: 'Leave out Gran' })).toBeVisible();
  expect(await screen.findByText('Can you come?')).toBeVisible();
  await userEvent.type(screen.getByRole('textbox', { name: 'Your words' }), 'Do tell us');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the letter' }), 'de');
  await userEvent.click(screen.getByRole('button', { name: 'Send to 1 household' }));
  expect(calls).toEqual([
    { body: { weddingId: 'w1', householdIds: ['gran'], kind: 'reminder', words: 'Do tell us', market: 'de' } },
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  expect(calls[1]).toEqual({ body: { weddingId: 'w1', batch: 'b1' } });
  expect(host.shown.map(({ text }) => text)).toContain('One letter was taken back.');
});

test('an invitation names those whom it cannot reach, and what became of a letter stands with its household', async () => {
  const letter = { kind: 'invitation', state: 'bounced', at: '2026-11-10T10:00:00.000Z', batch: 'b0' };
  const invitations = { gran: storedInvitation({ sentAt: '2026-11-10T10:00:00.000Z', sentBy: 'mail', letter }) };
  await open({ firestore: householdsFirestore({ 'weddings/w1/households': invitations }) });
  expect(screen.getByText('Of one household you have no email address: Theo Walsh.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Send' })).toBeDisabled();
  expect(rows().find((row) => row.startsWith('Gran'))).toContain('Came back from gran@example.com');
  expect(rows()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: /^Letter didn’t arrive/ }));
  expect(rows()).toEqual([expect.stringMatching(/^Gran/)]);
});

test('the letter is written anew when somebody stops writing, not with each letter of theirs; what could not be shown is said', async () => {
  const previewed: unknown[] = [];
  const previewGuestLetter = ({ body }: { body?: { words: string } }) => {
    previewed.push(body?.words);
    if (body?.words === 'Come and dance') throw new Error('Away');
    return { to: null, subject: 'Come', lines: [], action: 'Reply' };
  };
  await open({ api: { previewGuestLetter } as NonNullable<TestHostOptions['api']>, firestore: withAddress() });
  await userEvent.type(screen.getByRole('textbox', { name: 'Your words' }), 'Come and dance');
  expect(previewed).toEqual(['']);
  await userEvent.tab();
  expect(await screen.findByText(messages['invitations.letters.preview-failed'])).toBeVisible();
  expect(new Set(previewed)).toEqual(new Set(['', 'Come and dance']));
});

test('cards are made for whom no letter reaches, each with its own code, and say how many sheets they are', async () => {
  await open();
  await leave();
  const host = createTestHost({
    session: exampleSignedIn(),
    path: '/uk/website/invitations/cards',
    firestore: householdsFirestore(),
    api: {
      createHouseholdLinks: (input: unknown) => {
        calls.push(input);
        return { links: [{ householdId: 'theo', token }] };
      },
    } as NonNullable<TestHostOptions['api']>,
  });
  leave = await renderWithHost(<CardsScreen />, host, { ...householdWords, ...messages });
  await userEvent.click(screen.getByRole('button', { name: 'Make 1 card' }));
  expect(calls).toEqual([{ body: { weddingId: 'w1', householdIds: ['theo'], way: 'print', besideEarlier: true } }]);
  const card = within(await screen.findByRole('article', { name: 'Theo Walsh' }));
  expect(card.getByText('Theo Walsh, please scan and reply')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Print or save as PDF, 1 sheet' })).toBeVisible();
  await userEvent.click(screen.getByRole('radio', { name: 'Everybody who hasn’t answered' }));
  expect(screen.getByRole('button', { name: 'Make 2 cards' })).toBeVisible();
});

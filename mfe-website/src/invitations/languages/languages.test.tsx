import {
  createTestHost,
  exampleSignedIn,
  exampleWedding,
  renderWithHost,
  type TestHostOptions,
} from '@posy/remote-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { householdsFirestore } from '#testing/example-households';
import { householdWords } from '#testing/household-words';
import { CardsScreen } from '../cards/cards-screen';
import { InvitationsScreen } from '../invitations-screen';
import { messages } from '../messages/en-GB';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const token = (letter: string) => letter.repeat(43);
const guest = (name: string, email: string) => ({ name, head: null, contacts: { email, phone: null } });
/** Gran and Theo, who have an address each and no invitation yet. `languages`: null while the couple asked nothing. */
const open = async (
  languages: Record<string, string> | null,
  ui: ReactElement = <InvitationsScreen />,
  wedding = exampleWedding(),
) => {
  const calls: unknown[] = [];
  const previewed: unknown[] = [];
  const settings = { answersUntil: '2027-05-01', meals: [], updatedAt: '2026-11-01T10:00:00.000Z' };
  const firestore = householdsFirestore({
    'weddings/w1/guests': { gran: guest('Gran', 'gran@example.com'), theo: guest('Theo Walsh', 'theo@example.com') },
    'weddings/w1/households': {},
    'weddings/w1/answers': {},
    'weddings/w1/invitationSettings': languages === null ? {} : { current: { ...settings, languages } },
  });
  const host = createTestHost({
    session: exampleSignedIn({ wedding }),
    path: '/uk/website/invitations',
    firestore,
    api: {
      createHouseholdLinks: ({ body }: { body: { householdIds: string[] } }) => ({
        links: body.householdIds.map((id) => ({ householdId: id, token: token(id.slice(0, 1)) })),
      }),
      previewGuestLetter: ({ body }: { body: unknown }) => {
        previewed.push(body);
        return { to: null, subject: 'Come', lines: [], action: 'Reply' };
      },
      sendGuestLetters: ({ body }: { body: unknown }) => {
        calls.push(body);
        return { batch: 'b1', queued: 1, without: [] };
      },
    } as unknown as NonNullable<TestHostOptions['api']>,
  });
  leave = await renderWithHost(ui, host, { ...householdWords, ...messages });
  return { host, calls, previewed, stored: () => firestore.documents('weddings/w1/invitationSettings')['current'] };
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Chooses a language in the dialog. */
const choose = async (title: string, language: string): Promise<void> => {
  const dialog = within(await screen.findByRole('dialog', { name: title }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'They read' }), language);
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
};

test('a household’s language is chosen before it is invited, stands with it, and can be undone', async () => {
  const { host, stored } = await open(null);
  await press('More for Gran');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Language' }));
  await choose('The language of Gran', 'de-DE');
  expect(stored()).toMatchObject({ answersUntil: null, meals: [], languages: { gran: 'de-DE' } });
  expect(screen.getByText(/gran@example\.com, Deutsch/)).toBeVisible();
  expect(host.shown).toMatchObject([{ text: 'The language is saved.', action: { label: 'Undo' } }]);
  await act(async () => host.shown.at(-1)?.action?.run());
  expect(stored()?.['languages']).toEqual({});
});

test('a language is chosen also for a wedding whose own was never written', async () => {
  const { l10n } = exampleWedding();
  await open(null, <InvitationsScreen />, exampleWedding({ l10n: { ...l10n, language: '', locale: '' } }));
  await press('More for Gran');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Language' }));
  expect(await screen.findByRole('option', { name: 'As your wedding does: British English' })).toBeInTheDocument();
});

test('several households get one language at once, or the wedding’s again', async () => {
  const { stored } = await open({ gran: 'de-DE' });
  await press('Language of these 2');
  await choose('The language of 2 households', 'fr-FR');
  expect(stored()).toMatchObject({ answersUntil: '2027-05-01', languages: { gran: 'fr-FR', theo: 'fr-FR' } });
  await press('Language of these 2');
  await choose('The language of 2 households', 'As your wedding does: British English');
  expect(stored()?.['languages']).toEqual({});
});

test('a letter is seen and sent in each household’s language, and may be for those who read one', async () => {
  const { calls, previewed } = await open({ theo: 'de-DE' });
  expect(previewed.at(-1)).toMatchObject({ householdId: 'gran', market: 'uk' });
  await userEvent.type(screen.getByRole('textbox', { name: 'Your words' }), 'Come');
  expect(screen.getByText(/^These words go as they are to readers of 2 languages/)).toBeVisible();
  await press(/^Send to 2/);
  const letter = { weddingId: 'w1', kind: 'invitation', words: 'Come' };
  expect(calls).toEqual([{ ...letter, householdIds: ['gran', 'theo'] }]);
  const readers = within(screen.getByRole('group', { name: 'Who reads it' }));
  await userEvent.click(readers.getByRole('button', { name: /^Deutsch/ }));
  await waitFor(() => expect(previewed.at(-1)).toMatchObject({ householdId: 'theo', market: 'de' }));
  expect(screen.queryByRole('button', { name: 'Leave out Gran' })).toBeNull();
  expect(screen.queryByText(/^These words go as they are/)).toBeNull();
});

test('a link opens the page in the household’s language', async () => {
  await open({ theo: 'de-DE' });
  await press('Invite: Theo Walsh');
  const dialog = within(await screen.findByRole('dialog', { name: 'The link of Theo Walsh' }));
  expect(dialog.getByRole('textbox', { name: 'Link' })).toHaveValue(`http://localhost/de/rsvp/${token('t')}`);
});

test('each card is in the words of its household’s language', async () => {
  await open({ theo: 'de-DE' }, <CardsScreen />);
  await userEvent.click(screen.getByRole('radio', { name: 'Everybody who hasn’t answered' }));
  await press('Make 2 cards');
  const gran = await screen.findByRole('article', { name: 'Gran' });
  const theo = screen.getByRole('article', { name: 'Theo Walsh' });
  expect(gran).toHaveTextContent('Gran, please scan and reply by 1 May 2027');
  expect(theo).toHaveTextContent('Theo Walsh: bitte scannen und bis 1. Mai 2027 antworten');
  expect([gran, theo].map((card) => card.getAttribute('lang'))).toEqual(['en-GB', 'de-DE']);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Language of the cards' }), 'fr');
  expect(screen.getByRole('article', { name: 'Gran' })).toHaveAttribute('lang', 'fr-FR');
});

import { createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { householdsFirestore } from '#testing/example-households';
import { householdWords } from '#testing/household-words';
import { messages } from './messages/en-GB';
import { TableCardsScreen } from './table-cards-screen';

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

const main = { type: 'main', name: '', date: null, time: { startTime: null }, place: '', description: '' };
const documents = {
  'weddings/w1/events': {
    main: {
      ...{ ...main, attire: '', visible: true, featured: true, supplier: null },
      ...{ createdAt: '2026-11-01T10:00:00.000Z', updatedAt: '2026-11-01T10:00:00.000Z' },
    },
  },
  'weddings/w1/tables': {
    t1: { name: 'Rose', shape: 'round', seats: 8, order: 1, createdAt: '2026-11-01T10:00:00.000Z' },
  },
  'weddings/w1/guests': {
    ravi: {
      ...{ name: 'Ravi Kapoor', head: null, contacts: {}, rsvp: { main: 'attending' } },
      ...{ table: 't1', meal: 'Lamb' },
    },
    theo: { name: 'Theo Walsh', head: null, contacts: {}, rsvp: { main: 'attending' } },
    plus: { name: '', head: 'theo', plusOne: true, contacts: {}, rsvp: { main: 'attending' } },
    gran: { name: 'Gran', head: null, contacts: {}, rsvp: { main: 'declined' } },
  },
};

const open = async (changes: Record<string, Record<string, object>> = {}) => {
  const firestore = householdsFirestore({ ...documents, ...changes });
  const host = createTestHost({ session: exampleSignedIn(), path: '/uk/website/invitations/tables', firestore });
  leave = await renderWithHost(<TableCardsScreen />, host, { ...householdWords, ...messages });
  return firestore;
};

const cards = () => screen.getAllByRole('article').map(({ textContent }) => textContent);

test('whoever comes has a place card with their table, and their meal when asked', async () => {
  await open();
  expect(await screen.findByText('Ravi Kapoor')).toBeVisible();
  expect(cards()).toEqual(['Ravi KapoorRose', 'Theo Walsh', 'Guest of Theo Walsh']);
  expect(screen.getByText(/2 guests have no seat yet/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: 'With the meal' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'With the table' }));
  expect(cards()[0]).toBe('Ravi KapoorLamb');
  expect(screen.getByRole('button', { name: 'Print or save as PDF, 1 sheet' })).toBeVisible();
});

test('the menu begins with the courses that guests choose from, and is stored as the couple writes it', async () => {
  const settings = { answersUntil: null, meals: ['Lamb', 'Trout'], updatedAt: '2026-11-01T10:00:00.000Z' };
  const firestore = await open({ 'weddings/w1/invitationSettings': { current: settings } });
  await userEvent.click(await screen.findByRole('radio', { name: 'Menus' }));
  const menu = screen.getByRole('textbox', { name: 'Menu' });
  expect(menu).toHaveValue('Lamb\nTrout');
  await userEvent.clear(menu);
  await userEvent.type(menu, 'Tomatoes{enter}{enter}Lamb');
  expect(cards()).toHaveLength(2);
  expect(cards()[0]).toContain('TomatoesLamb');
  await userEvent.click(screen.getByRole('button', { name: 'Save the menu' }));
  expect(firestore.documents('weddings/w1/invitationSettings')).toMatchObject({
    current: { menu: 'Tomatoes\n\nLamb' },
  });
});

test('without a table nobody is told to sit down, and without guests there is nothing to print', async () => {
  await open({ 'weddings/w1/guests': {} });
  expect(await screen.findByText(messages['table-cards.nobody'])).toBeVisible();
  expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
});

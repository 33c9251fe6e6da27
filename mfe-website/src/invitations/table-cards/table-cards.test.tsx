import { createTestHost, exampleSignedIn, renderWithHost } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { householdsFirestore } from '#testing/example-households';
import { householdWords } from '#testing/household-words';
import { storedEvent } from '#testing/stored-event';
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

test('the order of the day has the events of one day with their hours and places, but those that the couple leaves out', async () => {
  const later = { date: '2027-09-12' };
  await open({
    'weddings/w1/events': {
      main: storedEvent('Ceremony', '13:00', { type: 'main', place: 'The barn' }),
      dinner: storedEvent('Dinner', null, { time: { startTime: '18:00', endTime: '22:00' } }),
      drinks: storedEvent('Drinks', '15:00'),
      secret: storedEvent('Flash mob', '16:00', { visible: false }),
      brunch: storedEvent('Brunch', '10:00', later),
    },
  });
  await userEvent.click(await screen.findByRole('radio', { name: 'Order of the day' }));
  const day = (...lines: string[]) => `Order of the day${lines.join('')}Maya and Tom11 September 2027`;
  const whole = day('13:00CeremonyThe barn', '15:00Drinks', '18:00 – 22:00Dinner');
  expect(cards()).toEqual([whole, whole]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Drinks' }));
  await userEvent.click(screen.getByRole('radio', { name: '1' }));
  expect(cards()).toEqual([day('13:00CeremonyThe barn', '18:00 – 22:00Dinner')]);
  expect(screen.getByRole('button', { name: 'Print or save as PDF, 1 sheet' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Change your events' })).toHaveAttribute(
    'href',
    '/uk/website?section=timeline',
  );
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Day' }), '12 September 2027');
  expect(cards()).toEqual(['Order of the day10:00BrunchMaya and Tom12 September 2027']);
});

test('an order of the day with nothing on it is not printed', async () => {
  await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Order of the day' }));
  await userEvent.click(await screen.findByRole('checkbox'));
  expect(screen.queryAllByRole('article')).toEqual([]);
  expect(screen.getByText(messages['table-cards.day-none'])).toBeVisible();
  expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
});

test('without a table nobody is told to sit down, and without guests there is nothing to print', async () => {
  await open({ 'weddings/w1/guests': {} });
  expect(await screen.findByText(messages['table-cards.nobody'])).toBeVisible();
  expect(screen.queryByRole('button', { name: /Print/ })).toBeNull();
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { exampleGuest } from '#testing/example-guests';
import { renderPlanning } from '#testing/render-planning';

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => leave());

const guests = [
  exampleGuest('ana', { name: 'Ana', rsvp: { main: 'attending' }, meal: 'Fish', allergens: ['nuts'], table: 't1' }),
  exampleGuest('ben', { name: 'Ben', rsvp: {}, diets: ['vegan'], child: true, age: 4 }),
  exampleGuest('cleo', { name: 'Cleo', rsvp: { main: 'declined' }, allergens: ['milk'] }),
];
const table = { name: 'Marigold', shape: 'round', seats: 8, order: 1, createdAt: '2026-11-20T10:00:00.000Z' };

const render = async (list = guests) => {
  const page = await renderPlanning({
    path: '/uk/guestlist/caterers',
    guests: list,
    documents: { 'weddings/w1/tables': { t1: table } },
  });
  leave = page.leave;
  await screen.findByRole('heading', { name: 'For the caterer' });
};
const part = (name: string) => within(screen.getByRole('region', { name }));

test('counts who said yes, with names for every meal, allergen and table', async () => {
  await render();
  expect(part('How many, and when').getByRole('row', { name: 'Day 1 0 1' })).toBeInTheDocument();
  expect(part('Meals').getByRole('row', { name: 'Fish 1 Ana' })).toBeInTheDocument();
  expect(part('Allergens').getByRole('row', { name: 'Nuts 1 Ana' })).toBeInTheDocument();
  expect(part('By table').getByRole('row', { name: 'Marigold 1 Ana' })).toBeInTheDocument();
  expect(part('Diets').getByText('Nobody told of a diet.')).toBeInTheDocument();
  expect(screen.queryByText(/Cleo|Milk/)).toBeNull();
});

test('counts everybody who has not said no, when asked to', async () => {
  await render();
  await userEvent.click(screen.getByRole('radio', { name: 'Yes, or no answer yet' }));
  expect(part('How many, and when').getByRole('row', { name: 'Day 1 1 2' })).toBeInTheDocument();
  expect(part('Diets').getByRole('row', { name: 'Vegan 1 Ben' })).toBeInTheDocument();
  expect(part('Children by age').getByRole('row', { name: '4 years 1 Ben' })).toBeInTheDocument();
  expect(part('By table').getByRole('row', { name: 'Not seated yet 1 Ben' })).toBeInTheDocument();
  expect(screen.queryByText(/Cleo/)).toBeNull();
});

test('says when nobody has answered, and offers to count them all the same', async () => {
  await render([exampleGuest('ben', { name: 'Ben' })]);
  expect(screen.getByRole('heading', { name: 'Nobody to cook for yet' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Count those without an answer too' }));
  expect(part('How many, and when').getByRole('row', { name: 'Day 1 0 1' })).toBeInTheDocument();
});

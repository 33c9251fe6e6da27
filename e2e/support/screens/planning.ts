import { screen } from '#support/people/couple';
import { heading, type Screens } from './screen';

/** Rows to import: one that goes in, one to be put right, one that looks like the row before it, and an open column. */
const importedRows = [
  'Name\tEmail\tEve only?\tGift',
  'Zadie Quill\tzadie@example.com\tno\tTeapot',
  'Yorick Quill\tyorick@\tdunno\t',
  'Zadie Quill\t\t\t',
].join('\n');

/** One line for each screen of planning: add yours. */
export const planningScreens: Screens = {
  visitor: [
    { path: '/uk/advice', shows: heading('Advice') },
    { path: '/uk/article/choosing-a-venue', shows: heading('Choosing a venue') },
  ],
  couple: [
    { path: '/uk/home', shows: heading('Three for this week') },
    {
      path: '/uk/home?todayTaskFlowId=at-your-venue',
      shows: heading('Does your venue do the food?'),
    },
    { path: '/uk/planning', shows: heading('By period') },
    {
      path: '/uk/planning',
      open: (page) => page.getByRole('button', { name: 'Add to calendar' }).click(),
      shows: (page) => page.getByRole('dialog').getByRole('button', { name: 'Make the link' }),
    },
    { path: '/uk/checklist', shows: (page) => screen(page).getByText(/\d+ of \d+ done/) },
    {
      path: '/uk/checklist/tell-your-families-and-friends',
      shows: (page) => page.getByRole('button', { name: 'Remove task' }),
    },
    {
      path: '/uk/checklist',
      open: (page) => page.getByRole('button', { name: 'Add task' }).click(),
      shows: (page) => page.getByRole('dialog'),
    },
    { path: '/uk/budget', shows: heading('Where it goes') },
    { path: '/uk/budget?by=payer', shows: (page) => screen(page).getByRole('rowheader', { name: 'Maya’s gran' }) },
    { path: '/uk/budget/venue-hire', shows: (page) => page.getByRole('button', { name: 'Remove cost' }) },
    {
      path: '/uk/budget/dinner',
      open: (page) => page.getByRole('button', { name: 'Add a payment' }).click(),
      shows: (page) => page.getByRole('button', { name: 'Save payment' }),
    },
    {
      path: '/uk/budget',
      open: (page) => screen(page).getByRole('button', { name: 'Add a cost' }).click(),
      shows: (page) => page.getByRole('dialog'),
    },
    { path: '/uk/budget?plan=again', shows: heading('Plan again') },
    { path: '/uk/guestlist', shows: heading('Guests') },
    { path: '/uk/guestlist/anita-kapoor', shows: (page) => page.getByRole('dialog', { name: 'Anita Kapoor' }) },
    {
      path: '/uk/guestlist',
      open: (page) => screen(page).getByRole('button', { name: 'Add guests' }).click(),
      shows: (page) => page.getByRole('dialog'),
    },
    {
      path: '/uk/guestlist',
      open: (page) => screen(page).getByRole('button', { name: 'Edit several' }).click(),
      shows: (page) => page.getByRole('toolbar'),
    },
    {
      path: '/uk/guestlist',
      open: async (page) => {
        await screen(page).getByRole('button', { name: 'More for the guest list' }).click();
        await page.getByRole('menuitem', { name: 'Categories' }).click();
      },
      shows: (page) => page.getByRole('dialog'),
    },
    { path: '/uk/guestlist/import', shows: heading('Where are they now?') },
    {
      path: '/uk/guestlist/import',
      open: async (page) => {
        await screen(page).getByLabel('Rows copied from a spreadsheet').fill(importedRows);
        await screen(page).getByRole('button', { name: 'Have a look' }).click();
      },
      shows: heading('A look before it goes in'),
    },
    { path: '/uk/guestlist/caterers', shows: heading('For the caterer') },
    { path: '/uk/planning/day', shows: heading('Run sheet') },
    { path: '/uk/guestlist/seating', shows: heading('Seating') },
    {
      path: '/uk/guestlist/seating',
      open: (page) => screen(page).getByRole('button', { name: 'Add a table' }).first().click(),
      shows: (page) => page.getByRole('dialog'),
    },
    { path: '/uk/scrapbook', shows: heading('Scrapbook') },
    { path: '/uk/scrapbook/new', shows: (page) => page.getByRole('dialog') },
  ],
};

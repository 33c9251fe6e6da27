import { expect, type Locator, type Page } from '@playwright/test';
import { logInAsDemo, logInAsDemoPerson, screen } from '#support/people/couple';
import { openInvitation } from '#support/people/people';
import { pickFirstSupplier } from '#support/plan/suppliers';

/** Who looks at a screen. Members of the demo data change nothing. */
export type Viewer = 'visitor' | 'couple' | 'supplier' | 'moderator' | 'operator';

/**
 * A screen of the product. Every screen has a line here: axe looks at it wide and narrow, light and dark, and the layout
 * is tried with long words, wide and narrow.
 */
export interface ProductScreen {
  /** Where it is, or how to find out. */
  path: string | ((page: Page) => Promise<string>);
  /** What shows that it stands. Names match in part, so that they fit the pseudo-locale, which only adds to the end. */
  shows: (page: Page) => Locator;
  /** Opens what has no address of its own. */
  open?: (page: Page) => Promise<void>;
}

const heading = (name: string | RegExp) => (page: Page) => screen(page).getByRole('heading', { name }).first();

/** A home of those who plan no wedding, with its figures. */
const figures = (page: Page) => screen(page).getByRole('listitem').first();

/** Laid out anew in each window: a wide one goes on to the first conversation, which a narrow one would go on showing. */
const anew = () => Promise.resolve();

const firstProfile = async (page: Page): Promise<string> => {
  const { type, publicId } = await pickFirstSupplier(page, 'venues');
  return `/uk/weddingsuppliers/${type}/${publicId}`;
};

const publishedWebsite = async (page: Page): Promise<string> => {
  await page.goto('/uk/website');
  return (await page.getByRole('link', { name: 'See it as guests do' }).getAttribute('href')) ?? '';
};

const invitation = (page: Page): Promise<string> => openInvitation(page.request);

/** Rows to import: one that goes in, one to be put right, one that looks like the row before it, and an open column. */
const importedRows = [
  'Name\tEmail\tEve only?\tGift',
  'Zadie Quill\tzadie@example.com\tno\tTeapot',
  'Yorick Quill\tyorick@\tdunno\t',
  'Zadie Quill\t\t\t',
].join('\n');

/** One line for each screen: add yours. */
export const productScreens: Record<Viewer, readonly ProductScreen[]> = {
  visitor: [
    { path: '/uk', shows: heading('Who do you need?') },
    { path: '/uk/terms', shows: heading('Terms of use') },
    { path: '/uk/privacy-policy', shows: heading('Privacy policy') },
    { path: '/uk/signup', shows: heading('Start your plan') },
    { path: '/uk/signup?mode=login', shows: heading('Good to see you') },
    { path: '/uk/signup?mode=login&resetemail=', shows: heading('Forgotten it? Happens.') },
    { path: '/uk/signup?mode=verifyEmail&oobCode=none', shows: heading('This link doesn’t work any more') },
    { path: '/uk/wedding-suppliers', shows: heading('Find your people') },
    { path: '/uk/supplier-category/venues', shows: (page) => screen(page).getByRole('article').first() },
    {
      path: '/uk/supplier-category/venues?view=map',
      shows: (page) => screen(page).getByRole('group', { name: 'Map of results' }),
    },
    { path: '/uk/real-weddings', shows: heading('Real weddings') },
    { path: '/uk/shortlist', shows: heading('Your shortlist starts here') },
    { path: '/uk/reviews', shows: heading('What other couples say') },
    { path: firstProfile, shows: (page) => screen(page).getByText('Review policy:') },
    {
      path: firstProfile,
      open: async (page) => {
        await page.getByLabel('Your message').fill('Are you free on a Saturday in June, and what would it cost?');
        await page.getByRole('button', { name: 'Sign up to send' }).click();
      },
      shows: (page) => page.getByRole('dialog', { name: 'Nearly sent' }).getByRole('button', { name: 'Sign up' }),
    },
    { path: '/uk/advice', shows: heading('Advice') },
    { path: '/uk/article/choosing-a-venue', shows: heading('Choosing a venue') },
    { path: '/uk/collaboration', shows: heading('Planning together') },
    { path: invitation, shows: heading('would like your help') },
    { path: '/uk/accept-collaboration-invite', shows: heading('This isn’t a whole invitation') },
    { path: '/uk/nothing/here', shows: heading('There’s nothing at this address') },
  ],
  couple: [
    { path: '/uk/shortlist', shows: heading('Shortlist') },
    { path: '/uk/onboarding', shows: heading('When would you like to marry?') },
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
    { path: '/uk/inbox', open: anew, shows: heading('Inbox') },
    {
      path: '/uk/inbox',
      open: (page) => screen(page).getByRole('list').getByRole('link').first().click(),
      shows: (page) => screen(page).getByRole('log'),
    },
    { path: '/uk/inbox/ask?category=photographers', shows: heading('Ask several at once') },
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
    { path: '/uk/settings', shows: heading('Settings') },
    { path: '/uk/settings/security', shows: heading('Logging in') },
    { path: '/uk/settings/notifications', shows: heading('Notifications') },
    { path: '/uk/settings/language', shows: heading('Language') },
    { path: '/uk/settings/wedding', shows: heading('Your wedding') },
    { path: '/uk/settings/manageCollaborators', shows: heading('People') },
    { path: '/uk/settings/inviteCollaborator', shows: heading('Invite someone') },
    { path: '/uk/settings/activity', shows: heading('Activity') },
    { path: '/uk/settings/privacy', shows: heading('Delete the wedding') },
    { path: '/uk/collaboration', shows: heading('Who plans with you') },
    { path: '/uk/website', shows: heading('Your website') },
    { path: publishedWebsite, shows: heading('The day') },
  ],
  supplier: [
    { path: '/uk/home', shows: figures },
    { path: '/uk/inbox', open: anew, shows: heading('Enquiries') },
    { path: '/uk/inbox/desk', shows: heading('Templates') },
  ],
  moderator: [
    { path: '/uk/home', shows: figures },
    { path: '/uk/reviews', shows: heading('What other couples say') },
  ],
  operator: [{ path: '/uk/home', shows: figures }],
};

const most = 12;

/** The screens in parts that a test gets through: a part's name and its screens. */
export const screenParts = (
  Object.entries(productScreens) as [viewer: Viewer, screens: readonly ProductScreen[]][]
).flatMap(([viewer, screens]) =>
  Array.from({ length: Math.ceil(screens.length / most) }, (_none, part) => ({
    viewer,
    name: screens.length > most ? `${viewer} sees, part ${part + 1}` : `${viewer} sees`,
    screens: screens.slice(part * most, (part + 1) * most),
  })),
);

/** Signs in as the viewer, unless it is a visitor. */
export const becomeViewer = async (page: Page, viewer: Viewer): Promise<void> => {
  if (viewer === 'couple') await logInAsDemo(page);
  else if (viewer !== 'visitor') await logInAsDemoPerson(page, viewer);
};

/** Goes to the screen, and answers its path once it stands. */
export const openScreen = async (page: Page, { path, shows, open }: ProductScreen): Promise<string> => {
  const address = typeof path === 'string' ? path : await path(page);
  await page.goto(address);
  await open?.(page);
  await expect(shows(page)).toBeVisible();
  return address;
};

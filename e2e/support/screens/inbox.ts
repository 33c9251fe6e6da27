import { screen } from '#support/people/couple';
import { figures, heading, type Screens } from './screen';

/** One line for each screen of inbox: add yours. */
export const inboxScreens: Screens = {
  couple: [
    { path: '/uk/inbox', isAnotherWhenNarrow: true, shows: heading('Inbox') },
    {
      path: '/uk/inbox',
      open: (page) => screen(page).getByRole('list').getByRole('link').first().click(),
      shows: (page) => screen(page).getByRole('log'),
    },
    { path: '/uk/inbox/ask?category=photographers', shows: heading('Ask several at once') },
    { path: '/uk/inbox/suppliers', shows: (page) => screen(page).getByRole('listitem').first() },
  ],
  supplier: [
    { path: '/uk/home', shows: figures },
    { path: '/uk/inbox', isAnotherWhenNarrow: true, shows: heading('Enquiries') },
    { path: '/uk/inbox/calendar', shows: heading('Bring in your own calendar') },
    { path: '/uk/inbox/desk', shows: heading('Templates') },
  ],
};

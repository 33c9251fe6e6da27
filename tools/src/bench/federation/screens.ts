import type { BenchScreen } from '../page/measure';

/** The screens of the demo's couple, of every remote. */
export const screens: readonly BenchScreen[] = [
  { name: 'Home', path: '/uk/home', shows: /Three for this week/ },
  { name: 'Checklist', path: '/uk/checklist', shows: /\d+ of \d+ done/ },
  { name: 'Guest list', path: '/uk/guestlist', shows: /Kapoor/ },
  { name: 'Budget', path: '/uk/budget', shows: /Where it goes/ },
  { name: 'Suppliers', path: '/uk/wedding-suppliers', shows: /Who do you need next\?/ },
  { name: 'Inbox', path: '/uk/inbox', shows: /Inbox/ },
  { name: 'Website', path: '/uk/website', shows: /Your website/ },
  { name: 'Reviews', path: '/uk/reviews', shows: /Suppliers you booked: how were they\?/ },
];

/** The screen that switches begin at. */
export const from = '/uk/home';

/** Screens that are switched to: one of home's own remote, and one of another. */
export const switchedTo: readonly string[] = ['/uk/checklist', '/uk/wedding-suppliers'];

/** A screen by its path. */
export const screenAt = (path: string): BenchScreen => {
  const found = screens.find((screen) => screen.path === path);
  if (found === undefined) throw new Error(`No screen is measured at ${path}.`);
  return found;
};

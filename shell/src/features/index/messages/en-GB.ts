import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.index.offer.label': 'Your country',
  'shell.index.offer': 'Posy has a page of its own for {country}, with its suppliers and prices.',
  'shell.index.offer.stay': 'Stay here',
  'shell.index.list.title': 'A list that fits your date',
  'shell.index.list.body': '180 tasks, sorted to the time you have. Home shows you three of them.',
  'shell.index.list.one': 'Outline your budget',
  'shell.index.list.two': 'Visit your top three venues',
  'shell.index.list.three': 'Start your guest list',
  'shell.index.guests.title': 'Guests who answer for themselves',
  'shell.index.guests.body': 'Your page says where to be and when, and the guest list keeps count of who is coming.',
  'shell.index.guests.coming': 'coming',
  'shell.index.budget.title': 'A budget that tells the truth',
  'shell.index.budget.body': 'Quoted, paid and due, with what each extra guest really costs.',
  'shell.index.cost.venue': 'Venue and catering',
  'shell.index.cost.photographer': 'Photographer',
  'shell.index.cost.flowers': 'Flowers',
} as const satisfies Messages;

import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'website.event.time-unclear': 'Please give a time, such as 1:30 PM.',
  'website.site.credit.beauty': 'Hair and makeup',
  'website.site.credit.marquee': 'Tent',
};

import type { messages as enGB } from './en-GB';

export const messages: Partial<Record<keyof typeof enGB, string>> = {
  'figures.enquiries': 'Inquiries',
  'figures.enquiries.drawn': 'Inquiries a week, from {from} until this week: {counts}',
};

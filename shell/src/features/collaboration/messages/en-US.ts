import type { messages as source } from './en-GB';

export const messages: Partial<Record<keyof typeof source, string>> = {
  'collab.area.suppliers': 'Vendors',
  'collab.failure.not-a-couple': 'This account speaks for a vendor or for Posy. Use one of your own to plan.',
};

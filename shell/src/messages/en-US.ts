import type { messages as source } from './en-GB';

export const messages: Partial<Record<keyof typeof source, string>> = {
  'shell.footer.demo': 'Demo data: every vendor, review and picture here is invented.',
  'shell.demo.supplier': 'As a vendor',
};

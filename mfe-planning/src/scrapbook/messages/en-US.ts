import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'scrapbook.link.help': 'A task or a vendor from your shortlist.',
  'scrapbook.link.supplier': 'vendor',
  'scrapbook.add.colours': 'Colors',
  'scrapbook.colour': 'Color {number}: {name}',
  'scrapbook.colour.name': 'Name of color {number}',
  'scrapbook.colour.remove': 'Remove color {number}',
  'scrapbook.colour.add': 'Add a color',
};

import type { Messages } from '@posy/remote-kit';

/** The source of the other languages. */
export const messages = {
  'scrapbook.wedding.save': 'Save to scrapbook',
  'scrapbook.wedding.saved': 'In your scrapbook',
  'scrapbook.wedding.added': 'Pinned to your scrapbook.',
  'scrapbook.wedding.refused': 'It wasn’t saved. Please try again.',
} as const satisfies Messages;

import type { Messages } from '@posy/remote-kit';

export const messages = {
  'shell.places.runSheet': 'Wedding day timeline',
} as const satisfies Messages;

import type { Messages } from '@posy/remote-kit';

/** Americans say nothing differently. */
export const messages = {} as const satisfies Messages;

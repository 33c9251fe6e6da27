import type { Messages } from '@posy/remote-kit';

export const messages = {} as const satisfies Messages;

import type { messages as source } from './en-GB';

/** German. */
export const messages: Record<keyof typeof source, string> = { 'shell.install.offer': 'Posy auf diesem Gerät ablegen' };

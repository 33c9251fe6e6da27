/** A page asks the worker to keep the set that the page at a path is made of. */
export interface KeepMessage {
  kind: 'posy-keep';
  path: string;
}

/** Makes the message. */
export const keepMessage = (path: string): KeepMessage => ({ kind: 'posy-keep', path });

/** Reads a message of a page; null when it is another one. */
export const readKeepMessage = (data: unknown): KeepMessage | null => {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('path' in data)) return null;
  return data.kind === 'posy-keep' && typeof data.path === 'string' ? keepMessage(data.path) : null;
};

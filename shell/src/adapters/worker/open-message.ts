/** The worker asks a page to show a path, because somebody pressed a notification. */
export interface OpenMessage {
  kind: 'posy-open';
  /** A path of the product's own origin, with its query. */
  path: string;
}

/** Makes the message. */
export const openMessage = (path: string): OpenMessage => ({ kind: 'posy-open', path });

/** Reads a message of the worker; null when it is another one. */
export const readOpenMessage = (data: unknown): OpenMessage | null => {
  if (typeof data !== 'object' || data === null || !('kind' in data) || !('path' in data)) return null;
  return data.kind === 'posy-open' && typeof data.path === 'string' ? openMessage(data.path) : null;
};

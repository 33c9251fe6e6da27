import { type Server } from 'node:net';
import { networkOf } from './network-of';

/**
 * Limits the connections of one address to a server to `most`, and closes further ones at once. Addresses of many
 * clients, such as a proxy's, are not counted.
 */
export const limitConnections = (server: Server, most: number, isUncounted: (address: string) => boolean): void => {
  const held = new Map<string, number>();
  server.prependListener('connection', (socket) => {
    const address = socket.remoteAddress?.replace(/^::ffff:/, '');
    // Without an address it is closed already.
    if (address === undefined || isUncounted(address)) return;
    const network = networkOf(address);
    const count = (held.get(network) ?? 0) + 1;
    if (count > most) return void socket.destroy();
    held.set(network, count);
    socket.once('close', () => {
      const left = (held.get(network) ?? 1) - 1;
      if (left > 0) held.set(network, left);
      else held.delete(network);
    });
  });
};

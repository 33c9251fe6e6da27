import { type Server } from 'node:http';
import { type Socket } from 'node:net';

/** Milliseconds for which a reader may stall. */
export const unreadMillis = 30_000;

/**
 * Cuts connections whose other end has taken nothing for so long of what waits for it: what waits is held in memory. Node
 * starts the time anew whenever something was taken. Those on which nothing is asked are closed as ever.
 */
export const cutUnread = (server: Server, millis = unreadMillis): void => {
  const asked = new WeakMap<Socket, number>();
  server.prependListener('request', ({ socket }, response) => {
    asked.set(socket, (asked.get(socket) ?? 0) + 1);
    response.once('close', () => asked.set(socket, (asked.get(socket) ?? 1) - 1));
  });
  server.setTimeout(millis, (socket) => {
    const isIdle = (asked.get(socket) ?? 0) === 0;
    if (isIdle || socket.writableLength > 0) socket.destroy();
  });
};

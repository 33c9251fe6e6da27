import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A way to a server that breaks off. */
export interface CuttingProxy {
  url: string;
  close(): Promise<void>;
}

const passOn = (from: Socket, to: Socket, cut: () => void, bytesOf: () => number): void => {
  let left = bytesOf();
  from.on('data', (chunk) => {
    left -= chunk.length;
    if (left >= 0) return void to.write(chunk);
    // Bytes before the cut still arrive.
    to.write(chunk.subarray(0, chunk.length + left), cut);
  });
  from.on('error', () => undefined);
  from.on('close', () => to.end());
};

/** Passes connections on, each until one of its directions has carried so many bytes; asked anew for each. */
export const openCuttingProxy = async (
  port: number,
  bytesOf: (way: 'there' | 'back') => number,
): Promise<CuttingProxy> => {
  const open = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    const cut = (): void => {
      near.destroy();
      far.destroy();
    };
    for (const socket of [near, far]) {
      open.add(socket);
      socket.once('close', () => open.delete(socket));
    }
    passOn(near, far, cut, () => bytesOf('there'));
    passOn(far, near, cut, () => bytesOf('back'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () =>
      new Promise((resolve) => {
        for (const socket of open) socket.destroy();
        server.close(() => resolve());
      }),
  };
};

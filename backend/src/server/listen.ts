import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, type Server } from 'node:net';
import { createSinglePortServer, type FirebaseLocal } from '@posy/firebase-local';
import { StartError, type ServerConfig } from '../config/config';

/** A server that listens. */
export interface Listening {
  port: number;
  close(): Promise<void>;
}

const refusals: Record<string, (port: number) => string> = {
  EADDRINUSE: (port) => `Port ${port} is in use. Stop the other program, or choose another port with PORT.`,
  EACCES: (port) => `Port ${port} needs more rights. Choose another port with PORT.`,
};

const opened = (server: Server, { port, host }: ServerConfig): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const refusal = refusals[error.code ?? ''];
      reject(refusal === undefined ? error : new StartError(refusal(port)));
    });
    server.listen({ port, host }, resolve);
  });

/** Listens on the one port, where Firebase's protocols are answered beside everything else. */
export const listen = async (
  config: ServerConfig,
  local: FirebaseLocal | null,
  answer: RequestListener,
): Promise<Listening> => {
  const server = local === null ? createServer(answer) : createSinglePortServer(local, answer);
  await opened(server, config);
  return {
    port: (server.address() as AddressInfo).port,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
};

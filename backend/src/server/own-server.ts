import { createHmac, randomBytes } from 'node:crypto';
import { type FastifyInstance } from 'fastify';
import { type ServerConfig, StartError } from '../config/config';
import { readAdminSecret } from './firebase';

const path = '/healthz/proof';
/** Limit of an answer by a server on this machine, in milliseconds. */
const timeout = 10_000;

/**
 * The proof includes the port: a program that forwards a question to the right server gets the proof of that server's
 * port.
 */
const proofOf = (secret: string, port: number, question: string): string =>
  createHmac('sha256', secret).update(`posy server ${port} ${question}`).digest('base64url');

/**
 * Lets a server prove that it has its data folder's secret, to a caller who has it too and checks before revealing it.
 */
export const registerProof = (app: FastifyInstance, secret: string): void => {
  app.get<{ Params: { question: string } }>(`${path}/:question`, (request, reply) => {
    const port = request.socket.localPort ?? 0;
    return reply.header('cache-control', 'no-store').send({ proof: proofOf(secret, port, request.params.question) });
  });
};

type OwnServerConfig = Pick<ServerConfig, 'dataDir' | 'port'>;

const answerOf = async (port: number, question: string): Promise<string | null> => {
  const limits = { redirect: 'manual', signal: AbortSignal.timeout(timeout) } as const;
  const response = await fetch(`http://127.0.0.1:${port}${path}/${question}`, limits);
  const answer = (await response.json()) as { proof?: unknown } | null;
  return typeof answer?.proof === 'string' ? answer.proof : null;
};

/** Returns true when this folder's server, and no other program, answers at the port of this machine. */
export const isOwnServer = async ({ dataDir, port }: OwnServerConfig): Promise<boolean> => {
  const question = randomBytes(32).toString('base64url');
  // No server is there, or another program.
  const answer = await answerOf(port, question).catch(() => null);
  return answer === proofOf(readAdminSecret(dataDir), port, question);
};

/**
 * Returns the secret of the admin calls of the server at the port. Throws `StartError` unless it is this folder's
 * server: everybody with the secret can read and write everything.
 */
export const secretForOwnServer = async (asked: OwnServerConfig): Promise<string> => {
  if (await isOwnServer(asked)) return readAdminSecret(asked.dataDir);
  throw new StartError(
    `No server of the data folder ${asked.dataDir} answers at port ${asked.port} of this machine. PORT and POSY_DATA_DIR say which is meant; one that was started before an update has to be started anew.`,
  );
};

import { randomBytes } from 'node:crypto';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { type PushOutbox } from '#push/sender/push-outbox';
import { type Outbox } from './outbox';
import { mailPage, outboxPage } from './outbox-page';

/** Letters, and pushes, on the list page. */
const shown = 100;

/** Messages that the embedded server stores instead of sending them; `letters` is null when mail is really sent. */
export interface ReadableOutboxes {
  letters: Outbox | null;
  pushes: PushOutbox | null;
}

const localNames = ['localhost', '127.0.0.1', '[::1]'];
const loopback = /^(?:127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;
const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via'];

/**
 * Returns true when the request comes from this machine, by a local name (no foreign page is rebound to it) and through
 * no proxy.
 */
const isFromHere = ({ socket, headers, hostname }: FastifyRequest): boolean =>
  loopback.test(socket.remoteAddress ?? '') &&
  localNames.includes(hostname) &&
  forwarded.every((name) => headers[name] === undefined);

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    // The frame of a letter has the page's policy: its inline styles are what it looks like.
    `style-src-elem 'nonce-${nonce}'`,
    "style-src-attr 'unsafe-inline'",
    "base-uri 'self'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

const send = (reply: FastifyReply, status: number, html: (nonce: string) => string): FastifyReply => {
  const nonce = randomBytes(18).toString('base64');
  return reply
    .code(status)
    .headers({
      'content-security-policy': policy(nonce),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html(nonce));
};

/** Serves the page on which the operator of a local server reads its mail and pushes; others get a 404. */
export const registerOutbox = (app: FastifyInstance, { letters, pushes }: ReadableOutboxes): void => {
  const refuse = (reply: FastifyReply) => reply.code(404).type('text/plain').send('There is nothing here.\n');
  app.get('/outbox', async (request, reply) => {
    if (!isFromHere(request)) return refuse(reply);
    const [mails, pushMessages] = await Promise.all([letters?.list(shown) ?? null, pushes?.list(shown) ?? []]);
    return send(reply, 200, (nonce) => outboxPage({ mails, pushes: pushMessages }, nonce));
  });
  app.get<{ Params: { id: string } }>('/outbox/:id', async (request, reply) => {
    const mail = isFromHere(request) ? ((await letters?.read(request.params.id)) ?? null) : null;
    return mail === null ? refuse(reply) : send(reply, 200, (nonce) => mailPage(mail, nonce));
  });
};

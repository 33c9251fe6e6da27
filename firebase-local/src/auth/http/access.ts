import { createHash, timingSafeEqual } from 'node:crypto';
import { type IncomingMessage } from 'node:http';
import { type AuthOptions } from '../context/options';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const loopback = /^(127\.\d+\.\d+\.\d+|::1|::ffff:127\.\d+\.\d+\.\d+)$/;

/**
 * Returns true when a request comes from this machine with the backend's secret. `owner` counts only in test mode: the
 * Admin SDK sends it to an emulator.
 */
export const isAdmin = (request: IncomingMessage, { adminSecret, testMode }: AuthOptions): boolean => {
  const given = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (given === undefined) return false;
  if (!loopback.test(request.socket.remoteAddress ?? '')) return false;
  return timingSafeEqual(digest(given), digest(adminSecret)) || (testMode === true && given === 'owner');
};

const localName = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/**
 * Returns true when a request comes from this machine on purpose: a proxy forwards requests of others, and a foreign
 * page whose name resolves here (DNS rebinding) still sends that name.
 */
export const isAtThisMachine = (request: IncomingMessage): boolean =>
  loopback.test(request.socket.remoteAddress ?? '') &&
  localName.test(request.headers.host ?? '') &&
  request.headers['x-forwarded-for'] === undefined &&
  request.headers.forwarded === undefined;

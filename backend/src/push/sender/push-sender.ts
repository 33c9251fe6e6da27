import { type PushMessage } from './push-message';

/**
 * Outcome of a message. `sent`: a service accepted it. `gone`: the device wants none any more, its token is dead.
 * `later`: retry, no sooner than requested. `refused`: no retry will change it. `denied`: the service accepts nothing
 * from this server for the device, because of the device or of our keys. `code`: the service's own name of it.
 */
export type SendOutcome =
  | { status: 'sent' }
  | { status: 'gone'; code: string }
  | { status: 'later'; code: string; afterMs?: number }
  | { status: 'refused'; code: string }
  | { status: 'denied'; code: string };

/** Hands messages to a messaging service. Never rejects: what goes wrong is an outcome. */
export interface PushSender {
  send(message: PushMessage): Promise<SendOutcome>;
}

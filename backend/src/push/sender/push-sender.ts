import { type PushMessage } from './push-message';

/**
 * What became of a message. `sent`: a service took it. `gone`: the device wants none any more, its token is dead. `later`:
 * worth another try, no sooner than asked. `refused`: no try will change it. `denied`: the service takes nothing of this
 * server for the device, because of the device or of our keys. `code`: the service's own name of it.
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

import type { Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from './conversations';

const iban = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,3})?\b/;
const sortCode = /\b\d{2}-\d{2}-\d{2}\b/;
const words =
  /\b(?:iban|sort code|account number|routing number|kontonummer|bankverbindung|relev[eé] d’identit[eé] bancaire|rib)\b/i;

/** Returns true when a message contains bank details. */
export const mentionsBank = (body: string): boolean => iban.test(body) || sortCode.test(body) || words.test(body);

/** Messages that were looked through: an unchanged one is the same object. */
const looked = new WeakMap<Identified<Message>, boolean>();

const hasBank = (message: Identified<Message>): boolean => {
  const has = looked.get(message) ?? mentionsBank(message.body);
  looked.set(message, has);
  return has;
};

/** Returns the other side's first message with bank details, which gets a warning. Null for none. */
export const firstBankMessage = (messages: readonly Identified<Message>[], side: Side): string | null =>
  messages.find((message) => message.from !== side && hasBank(message))?.id ?? null;

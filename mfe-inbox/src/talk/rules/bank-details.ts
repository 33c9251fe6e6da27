import type { Message } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import type { Side } from './conversations';

const iban = /\b[A-Z]{2}\d{2}(?:[ ]?[A-Z0-9]{4}){3,7}(?:[ ]?[A-Z0-9]{1,3})?\b/;
const sortCode = /\b\d{2}-\d{2}-\d{2}\b/;
const words =
  /\b(?:iban|sort code|account number|routing number|kontonummer|bankverbindung|relev[eé] d’identit[eé] bancaire|rib)\b/i;

/** Returns true when a message contains bank details. */
export const mentionsBank = (body: string): boolean => iban.test(body) || sortCode.test(body) || words.test(body);

/** Returns the other side's first message with bank details, which gets a warning. Null for none. */
export const firstBankMessage = (messages: readonly Identified<Message>[], side: Side): string | null =>
  messages.find(({ from, body }) => from !== side && mentionsBank(body))?.id ?? null;

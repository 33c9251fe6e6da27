import * as v from 'valibot';

const line = (most: number) => v.pipe(v.string(), v.maxLength(most));

/**
 * A letter as it comes in: the fields of Postmark's inbound webhook that we use, which other providers can be made to send.
 * Attachments are not read. Source: Postmark documentation, "Inbound webhook".
 */
export const inboundLetterSchema = v.object({
  /** Tells letters apart: without one, the second of a person would be taken for the first. */
  MessageID: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(500)),
  From: line(500),
  /** The address of the envelope: whom it really went to. */
  OriginalRecipient: line(500),
  TextBody: line(200_000),
  Headers: v.optional(v.pipe(v.array(v.object({ Name: line(200), Value: line(5000) })), v.maxLength(300)), []),
});
export type InboundLetter = v.InferOutput<typeof inboundLetterSchema>;

const bare = /^[^\s<>",;:@]+@[^\s<>",;:@]+$/u;

const quoted = /"(?:[^"\\]|\\.)*"/gu;
/** Returns true when another address precedes this one; names that look like addresses are quoted. */
const namesAnother = (before: string): boolean =>
  before
    .replaceAll(quoted, '')
    .split(/[,;]/)
    .slice(0, -1)
    .some((part) => part.includes('@'));

/** The bare address in a From line; null where there is not exactly one. A name may look like one: brackets decide. */
export const senderOf = ({ From }: InboundLetter): string | null => {
  const line = From.trim();
  const opened = line.lastIndexOf('<');
  if (namesAnother(line.slice(0, Math.max(0, opened)))) return null;
  const address = opened >= 0 && line.endsWith('>') ? line.slice(opened + 1, -1) : line;
  return bare.test(address) ? address.toLowerCase() : null;
};

/** The sender's own id of a letter, which stays the same however often it is delivered. */
export const messageIdOf = ({ MessageID, Headers }: InboundLetter): string =>
  Headers.find(({ Name }) => Name.toLowerCase() === 'message-id')?.Value.trim() || MessageID;

/** Returns true for letters that no person wrote: bounces, notes of absence, lists. Source: RFC 3834, 2. */
export const isAutomatic = (letter: InboundLetter): boolean => {
  const value = (name: string): string | undefined =>
    letter.Headers.find(({ Name }) => Name.toLowerCase() === name)
      ?.Value.trim()
      .toLowerCase();
  const submitted = value('auto-submitted');
  if (submitted !== undefined && submitted !== 'no') return true;
  if (value('return-path') === '<>' || value('x-autoreply') !== undefined || value('x-autorespond') !== undefined)
    return true;
  if (['bulk', 'junk', 'list', 'auto_reply'].includes(value('precedence') ?? '')) return true;
  if (value('content-type')?.startsWith('multipart/report') === true) return true;
  return /^(?:mailer-daemon|postmaster|no-?reply)@/u.test(senderOf(letter) ?? '');
};

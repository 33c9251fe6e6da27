import * as v from 'valibot';
import { personConstants } from '#constants/people';
import { messageId } from './form-messages';

/** Text that must hold more than blanks; trimmed. */
export const requiredText = (most: number) =>
  v.pipe(v.string(messageId('form.required')), v.trim(), v.minLength(1, messageId('form.required')), v.maxLength(most));

/** Text that may be empty; trimmed. */
export const optionalText = (most: number) => v.optional(v.pipe(v.string(), v.trim(), v.maxLength(most)), '');

/** An e-mail address that has to be there. */
export const requiredEmail = (missing: Parameters<typeof messageId>[0] = 'form.email-required') =>
  v.pipe(
    v.string(missing),
    v.trim(),
    v.minLength(1, missing),
    v.maxLength(personConstants.emailLength, messageId('form.email-invalid')),
    v.email(messageId('form.email-invalid')),
  );

/** Returns true when the text is a link that a browser may open: http or https with a host that has a dot. */
export const isWebLink = (text: string): boolean => {
  try {
    const url = new URL(/^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`);
    return ['http:', 'https:'].includes(url.protocol) && /^[^.]+(?:\.[^.]+)+$/.test(url.hostname);
  } catch {
    return false;
  }
};

/** Empty, or a link. */
export const optionalLink = (most: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(most),
      v.check((text) => text === '' || isWebLink(text), messageId('form.website-invalid')),
    ),
    '',
  );

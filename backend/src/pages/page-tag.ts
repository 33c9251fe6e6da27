import { createHash } from 'node:crypto';

/** The cached answer of a page that is the same for everybody. */
interface TaggedPage {
  html: string;
  headers: Record<string, string>;
  nonce: string;
}

/**
 * Says whether a page is still the one that somebody has, by all of it but its nonce. Weak: what two answers show and may
 * do is the same, their nonces differ. A browser that has it goes on with the policy and the nonce of its own copy.
 */
export const pageTag = ({ html, headers, nonce }: TaggedPage): string => {
  const hash = createHash('sha256').update(JSON.stringify(headers).replaceAll(nonce, ''));
  return `W/"${hash.update(html.replaceAll(nonce, '')).digest('base64url')}"`;
};

/** Returns true when one of the tags in a request is the page's. */
export const isTagged = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined && asked.split(',').some((one) => one.trim() === tag);

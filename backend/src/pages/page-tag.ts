import { createHash } from 'node:crypto';

/** The cached answer of a page that is the same for everybody. */
interface TaggedPage {
  html: string;
  headers: Record<string, string>;
  nonce: string;
}

/**
 * Returns a tag of a page, of everything but its nonce, so that a browser can revalidate its copy. Weak: two answers
 * show and permit the same, but their nonces differ. A browser with a copy uses the policy and the nonce of its copy.
 */
export const pageTag = ({ html, headers, nonce }: TaggedPage): string => {
  const hash = createHash('sha256').update(JSON.stringify(headers).replaceAll(nonce, ''));
  return `W/"${hash.update(html.replaceAll(nonce, '')).digest('base64url')}"`;
};

/** Returns true when one of the tags in a request is the page's. */
export const isTagged = (asked: string | undefined, tag: string): boolean =>
  asked !== undefined && asked.split(',').some((one) => one.trim() === tag);

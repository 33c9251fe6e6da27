import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import { browserFetch } from '../adapters/browser';
import { guardHead } from '../adapters/document/guarded-head';
import { createIntegrity } from '../platform/remotes/integrity';

/** What the document says of a file in the link that preloads it. */
const inDocument = (path: string): string | null => {
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel="preload"][as="script"][href="${path.replaceAll('"', '')}"]`,
  );
  return link?.integrity ? link.integrity : null;
};

/** From here on the page runs only the bytes that were released. */
export const guardScripts = (releaseSet: ReleaseSet): void => {
  const integrityOf = createIntegrity(releaseSet, {
    origin: window.location.origin,
    inDocument,
    now: () => performance.now(),
    fetch: browserFetch,
  });
  guardHead(document.head, integrityOf, browserFetch);
};

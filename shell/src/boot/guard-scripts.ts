import type { ReleaseSet } from '@posy/shared-contracts/manifest';
import { browserFetch } from '../adapters/browser';
import { guardHead } from '../adapters/document/guarded-head';
import { createIntegrity } from '../platform/remotes/integrity';

/** Returns the integrity in the document's preload link of a file. */
const inDocument = (path: string): string | null => {
  const link = document.querySelector<HTMLLinkElement>(
    `link[rel="preload"][as="script"][href="${path.replaceAll('"', '')}"]`,
  );
  return link?.integrity ? link.integrity : null;
};

/** Rejects every script and style whose bytes differ from the release, from now on. */
export const guardScripts = (releaseSet: ReleaseSet): void => {
  const integrityOf = createIntegrity(releaseSet, {
    origin: window.location.origin,
    inDocument,
    now: () => performance.now(),
    fetch: browserFetch,
  });
  guardHead(document.head, integrityOf, browserFetch);
};

import '@posy/shared-ui/tokens.css';
import { tolerateChangedTexts } from './adapters/document/changed-texts';
import { enforceTrustedTypes } from './adapters/document/trusted-types';
import { announceBootFailure } from './boot/boot-failed';
import { guardScripts } from './boot/guard-scripts';
import { startPage } from './boot/start-page';
import { readBootData } from './platform/boot-data';

try {
  const boot = readBootData(document);
  // Scripts and styles that libraries add need the page's nonce.
  __webpack_nonce__ = boot.nonce;
  enforceTrustedTypes(
    window as Parameters<typeof enforceTrustedTypes>[0],
    boot.releaseSet.remotes.map(({ entry }) => entry),
  );
  guardScripts(boot.releaseSet);
  tolerateChangedTexts(document);
  startPage(boot);
} catch (error) {
  announceBootFailure();
  throw error;
}

import '@posy/shared-ui/tokens.css';
import { readBootData } from './boot/boot-data';
import { tellBootFailed } from './boot/boot-failed';
import { startPage } from './boot/start-page';

try {
  const boot = readBootData(document);
  // Scripts and styles that libraries add carry the page's nonce.
  __webpack_nonce__ = boot.nonce;
  startPage(boot);
} catch (error) {
  tellBootFailed();
  throw error;
}

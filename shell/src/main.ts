import '@posy/shared-ui/tokens.css';
import { readBootData } from './boot/boot-data';
import { startPage } from './boot/start-page';

const boot = readBootData(document);
// Scripts and styles that libraries add carry the page's nonce.
__webpack_nonce__ = boot.nonce;
startPage(boot);

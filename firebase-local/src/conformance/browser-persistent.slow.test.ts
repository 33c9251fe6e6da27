/** The unmodified browser SDK in Chromium, keeping documents in IndexedDB. */
import { describeBrowser } from './describe-browser';

describe('with the persistent cache', () => describeBrowser({ persistent: true }));

/** The unmodified browser SDK in Chromium, keeping documents in memory. */
import { describeBrowser } from './describe-browser';

describe('with the memory cache', () => describeBrowser({}));

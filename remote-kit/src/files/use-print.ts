import { printPage } from '../adapters/print';
import { useHost } from '../host/host-context';

/** Has the browser print the page; null in the app, whose WebView prints nothing: there no screen offers it. */
export const usePrint = (): (() => void) | null => (useHost().device === undefined ? printPage : null);

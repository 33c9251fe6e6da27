import { originOf } from '../page/page-session';

/** A request that the WebView is about to load. */
export interface LoadRequest {
  url: string;
  isTopFrame: boolean;
}

/** `load` here, open `outside` in the device's own programs, or `refuse`. */
export type LoadDecision = 'load' | 'outside' | 'refuse';

/** Protocols that the device's own programs open; `geo:` are its maps, `webcal:` its calendars. */
const outsideProtocols = ['https:', 'http:', 'mailto:', 'tel:', 'sms:', 'geo:', 'webcal:'];

/**
 * The WebView's main frame never leaves the shell's origin: other addresses go to the device's browser and its
 * programs, and what is no address for them is refused. Frames inside the page (videos, maps) load over https only; they are never listened to.
 * The WebView's own list of origins is an unanchored prefix, so the decision is made here.
 */
export const decideLoad = ({ url, isTopFrame }: LoadRequest, origin: string): LoadDecision => {
  let protocol: string;
  try {
    ({ protocol } = new URL(url));
  } catch {
    return 'refuse';
  }
  if (originOf(url) === origin) return 'load';
  if (!isTopFrame) return protocol === 'https:' || url === 'about:blank' || url === 'about:srcdoc' ? 'load' : 'refuse';
  return outsideProtocols.includes(protocol) ? 'outside' : 'refuse';
};

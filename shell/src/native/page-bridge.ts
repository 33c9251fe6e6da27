import { nativeConstants } from '@posy/shared-contracts/constants';
import type { Clock, MountProps, Navigate, Readable } from '@posy/shared-contracts/mount-props';
import { ownPath } from '@posy/shared-contracts/paths';
import type { NativeLink, NativeMessage } from './native-link';

/** The parts of the page that the app controls. */
export interface BridgedPage {
  openItems: { closeFirst(): boolean };
  /** The page's history. */
  history: { canGoBack(): boolean; back(): void };
  navigate: Navigate;
  /** The page that back opens after a link that started the app. */
  homePath: string;
  bus: Pick<MountProps['bus'], 'subscribe'>;
  online: { set(online: boolean): void };
  clock: Pick<Clock, 'after'>;
  /** Reports that a pressed link leads nowhere. */
  linkRefused: () => void;
  /** Scrolls the focused field into view. */
  showFocused: () => void;
  /** The height that the window has lost, in pixels, live: in some WebViews the keyboard takes it. */
  lostHeight: Readable<number>;
  /** Sets a custom property of the document, in pixels. */
  setLength: (name: string, pixels: number) => void;
  /** Scales text by a factor. */
  setTextScale: (scale: number) => void;
  /** The current colour scheme and background of the header. */
  chrome: Readable<{ theme: 'light' | 'dark'; background: string }>;
}

type Insets = NativeMessage<'insets.change'>['payload'];

/** The layout works with text up to twice as large. Source: WCAG 2.2, 1.4.4. */
const largestText = 2;
const sides = ['top', 'right', 'bottom', 'left'] as const;

const bridgeBack = (link: NativeLink, { openItems, history }: BridgedPage): void => {
  const handled = (): 'popup' | 'history' | 'none' => {
    if (openItems.closeFirst()) return 'popup';
    if (!history.canGoBack()) return 'none';
    history.back();
    return 'history';
  };
  link.on('back.pressed', ({ id }) => link.send({ kind: 'back.result', payload: { handled: handled() } }, id));
};

/**
 * A link that started the app has home before it in the history, so that back leads somewhere. The app receives a
 * receipt.
 */
const bridgeLinks = (link: NativeLink, { navigate, homePath }: BridgedPage, wantsReceipts: Promise<boolean>): void => {
  link.on('link.open', ({ id, payload: { path, source } }) => {
    void wantsReceipts.then((isWanted) => isWanted && link.send({ kind: 'link.heard', payload: {} }, id));
    const own = ownPath(path);
    if (own === null) return;
    if (source === 'cold-start' && own !== homePath) navigate(homePath, { replace: true });
    navigate(own);
  });
};

const bridgeScreen = async (link: NativeLink, page: BridgedPage): Promise<void> => {
  const setInsets = (insets: Insets): void =>
    sides.forEach((side) => page.setLength(`--posy-inset-${side}`, insets[side]));
  const { insets, platform } = await link.hello;
  setInsets(insets);
  link.on('insets.change', ({ payload }) => setInsets(payload));
  link.on('text.scale', ({ payload }) => page.setTextScale(Math.min(largestText, payload.scale)));
  const delay = platform === 'android' ? nativeConstants.androidScrollToInputMs : nativeConstants.keyboardScrollMs;
  let cancel = (): void => undefined;
  let keyboard = 0;
  /** The height that the keyboard covers, less the height that the window has lost to it. */
  const setOverlap = (): void =>
    page.setLength('--posy-keyboard', Math.max(0, Math.round(keyboard - page.lostHeight.get())));
  page.lostHeight.subscribe(() => keyboard > 0 && setOverlap());
  link.on('keyboard.change', ({ payload: { visible, height } }) => {
    cancel();
    keyboard = visible ? height : 0;
    setOverlap();
    if (visible) cancel = page.clock.after(delay, page.showFocused);
  });
  if (!(await link.can('chrome'))) return;
  const sendChrome = (): void => link.send({ kind: 'chrome.set', payload: page.chrome.get() });
  page.chrome.subscribe(sendChrome);
  sendChrome();
};

const bridgeTicks = async (link: NativeLink, { bus }: BridgedPage): Promise<void> => {
  if (!(await link.can('haptics'))) return;
  const tick = (): void => link.send({ kind: 'haptic.play', payload: { kind: 'tick' } });
  for (const event of ['task.completed', 'badge.achieved'] as const) bus.subscribe(event, tick);
};

/**
 * Connects the app with the page: back, links, keyboard, insets, connection; and the page with the device's bars and
 * vibration.
 */
export const startPageBridge = (link: NativeLink, page: BridgedPage, report: (error: unknown) => void): void => {
  bridgeBack(link, page);
  bridgeLinks(link, page, link.can('link-heard'));
  link.on('link.refused', page.linkRefused);
  link.on('network.change', ({ payload }) => page.online.set(payload.online));
  bridgeScreen(link, page).catch(report);
  bridgeTicks(link, page).catch(report);
};

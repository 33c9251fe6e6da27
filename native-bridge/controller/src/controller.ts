import { nativeProtocolVersion, type NativeToWeb, type WebToNative } from '@posy/shared-contracts/native';
import { allowedLinkHosts, type Environment, isAllowedLink } from '@posy/shared-contracts/paths';
import { createAnswers } from './answers';
import { type AppState, createAppState } from './app-state';
import { createBackButton } from './back-button';
import { createLinks, type Links } from './navigation/links';
import { decideLoad, type LoadDecision, type LoadRequest } from './navigation/loading-policy';
import type { Clock, Device, Insets } from './page/device';
import { createPageSession, originOf, type PostedMessage } from './page/page-session';

export interface ControllerOptions {
  device: Device;
  clock: Clock;
  /** Address of the shell: only messages from its origin are accepted. */
  shellUrl: string;
  environment: Environment;
  /** Reports what was refused or failed. Never carries what a person typed. */
  report: (code: string, detail: string) => void;
}

/** A notification's words and where it leads. */
export interface PushMessage {
  title: string;
  body: string;
  path: string | null;
}

/** The app's behaviour; the React Native part passes events in and renders `state`. */
export interface Controller {
  state: { get(): AppState; subscribe(listener: () => void): () => void };
  /** The main frame shows another address, by a load or by the page's own history. */
  addressChanged(url: string): void;
  posted(message: PostedMessage): void;
  decideLoad(request: LoadRequest): LoadDecision;
  pressBack(): void;
  openLink: Links['open'];
  /** A push was pressed, while the app ran or to start it. */
  openPush(path: string | null, isColdStart: boolean): void;
  /** A push arrived while the app is looked at. */
  receivedPush(message: PushMessage): void;
  tokenRefreshed(token: string): void;
  keyboardChanged(visible: boolean, height: number): void;
  insetsChanged(insets: Insets): void;
  /** The person's text scale; 1 where the WebView follows it by itself. */
  textScaleChanged(scale: number): void;
  appStateChanged(state: 'active' | 'inactive' | 'background'): void;
  networkChanged(isOnline: boolean): void;
  /** The page could not be loaded. */
  loadFailed(): void;
  /** The system ended the page's process. */
  processEnded(): void;
  retry(): void;
}

const helloOf = (device: Device, insets: Insets): Pick<NativeToWeb, 'kind' | 'payload'> => ({
  kind: 'native.hello',
  payload: {
    platform: device.platform,
    versions: { ...device.versions, protocol: nativeProtocolVersion },
    insets,
    capabilities: [...device.capabilities],
  },
});

/** Returns the origin of a build's shell, or throws: a live build never uses a development host. */
const checkedOrigin = (shellUrl: string, environment: Environment): string => {
  const origin = originOf(shellUrl);
  if (origin === null || !isAllowedLink(shellUrl, environment))
    throw new Error(
      `${shellUrl} is no host of a ${environment} build: ${allowedLinkHosts(environment).join(', ')} are.`,
    );
  return origin;
};

/** Milliseconds for which the splash may cover a page that sends no message. */
export const splashLimitMs = 10_000;

const noInsets: Insets = { top: 0, right: 0, bottom: 0, left: 0 };

/** Makes the controller. Throws when the shell's address is not one of the build's hosts. Source: S9-limits-06, S9-limits-07. */
export const createController = ({ device, clock, shellUrl, environment, report }: ControllerOptions): Controller => {
  const origin = checkedOrigin(shellUrl, environment);
  const state = createAppState(shellUrl);
  const page = createPageSession({ device, clock, origin, report });
  const back = createBackButton({ device, clock, page });
  const links = createLinks({ device, page, environment, origin, report });
  const answer = createAnswers({ device, page, report });
  let insets = noInsets;
  let textScale = 1;

  const send = (body: Pick<NativeToWeb, 'kind' | 'payload'>): void => void page.post(body);
  const sendTextScale = (): void => send({ kind: 'text.scale', payload: { scale: textScale } });
  let stopWaiting = (): void => undefined;
  const show = (phase: 'ready' | 'offline'): void => {
    stopWaiting();
    if (state.get().phase === 'loading') device.hideSplash();
    state.set(phase);
  };
  const awaitPage = (): void => {
    stopWaiting();
    state.set('loading');
    stopWaiting = clock.after(splashLimitMs, () => show('ready'));
  };
  let address = shellUrl;
  /** True from the time that a foreign page is in the WebView until ours has started again. */
  let isAstray = false;
  /** A fresh WebView begins where the person was. */
  const renew = (): void => {
    page.end();
    awaitPage();
    state.renewPage(address);
  };
  const reload = (): void => {
    if (isAstray) return renew();
    page.end();
    awaitPage();
    device.page.reload();
  };
  awaitPage();

  /** Android's WebView may not be used again after its process. */
  const processEnded = (): void => (device.platform === 'ios' ? reload() : renew());
  const loadFailed = (): void => {
    page.end();
    show('offline');
  };
  /** Android does not wait for ever for `decideLoad`: what it let in hears nothing, and goes. */
  const ledAway = (url: string): void => {
    report('foreign-page', originOf(url) ?? 'opaque');
    if (isAstray) return loadFailed();
    isAstray = true;
    renew();
  };

  /** Handlers of messages that expect no answer. */
  const handlers: { [K in WebToNative['kind']]?: (message: Extract<WebToNative, { kind: K }>) => void } = {
    'web.ready'(message) {
      isAstray = false;
      page.begin(message, helloOf(device, insets));
      if (textScale !== 1) sendTextScale();
    },
    'back.result': back.answered,
    'auth.signOut': () => void device.signOut().catch((error: unknown) => report('auth.signOut', String(error))),
    'link.heard': ({ replyTo }) => page.confirm(replyTo ?? ''),
    'rating.prompt': () => device.askToRate(),
    'link.openExternal': ({ payload }) => device.openOutside(payload.url),
    'splash.hide': () => show('ready'),
    'chrome.set': ({ payload }) => device.setChrome(payload),
    'haptic.play': () => device.tick(),
    error: ({ payload }) => report(payload.code, payload.message),
  };

  return {
    state,
    addressChanged(url) {
      if (originOf(url) === origin) address = url;
      else if (url !== '' && !url.startsWith('about:')) ledAway(url);
    },
    posted(posted) {
      const message = page.read(posted);
      if (message === null || answer(message)) return;
      (handlers[message.kind] as ((message: WebToNative) => void) | undefined)?.(message);
    },
    decideLoad(request) {
      const decision = decideLoad(request, origin);
      if (decision === 'outside') device.openOutside(request.url);
      if (decision === 'refuse') {
        report('load-refused', originOf(request.url) ?? 'opaque');
        if (request.isTopFrame && page.can('link-refused')) send({ kind: 'link.refused', payload: {} });
      }
      return decision;
    },
    pressBack: back.press,
    openLink: links.open,
    openPush: (path, isColdStart) => {
      if (path !== null) links.openPath(path, isColdStart ? 'cold-start' : 'push');
    },
    receivedPush: (payload) => send({ kind: 'push.received', payload }),
    tokenRefreshed: (token) => send({ kind: 'push.token', payload: { token, platformId: device.platform } }),
    keyboardChanged: (visible, height) => send({ kind: 'keyboard.change', payload: { visible, height } }),
    insetsChanged(next) {
      insets = next;
      send({ kind: 'insets.change', payload: next });
    },
    textScaleChanged(scale) {
      textScale = Math.min(4, Math.max(0.5, scale));
      sendTextScale();
    },
    appStateChanged: (next) => send({ kind: 'app.state', payload: { state: next } }),
    networkChanged(isOnline) {
      send({ kind: 'network.change', payload: { online: isOnline } });
      if (isOnline && state.get().phase === 'offline') reload();
    },
    loadFailed,
    processEnded,
    retry: reload,
  };
};

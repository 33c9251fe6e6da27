import { act, fireEvent, render, screen } from '@testing-library/react-native';
import { BackHandler, Linking, PixelRatio, Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { WebView } from 'react-native-webview';
import { ShellScreen } from './shell-screen';

/** The WebView of `config/jest-setup.js`: its last props, and what was asked of it. */
const webView = WebView as unknown as {
  props: Record<string, (event?: unknown) => unknown> & {
    webviewDebuggingEnabled: boolean;
    limitsNavigationsToAppBoundDomains: boolean;
    source: { uri: string };
  };
  /** Number of WebViews created. */
  made: number;
  handle: { injectJavaScript: jest.Mock; reload: jest.Mock };
};

const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } };
const live = { environment: 'live', shellUrl: 'https://app.posy.example/uk' } as const;

const show = (build: Parameters<typeof ShellScreen>[0]['build'] = live) =>
  render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ShellScreen build={build} appVersion="1.0.0" />
    </SafeAreaProvider>,
  );

const post = (kind: string, payload: object, url = 'https://app.posy.example/uk'): Promise<void> =>
  act(async () => {
    webView.props['onMessage']?.({
      nativeEvent: { data: JSON.stringify({ v: 1, id: 'm1', session: 's1', kind, payload }), url },
    });
  });
const delivered = (): string => webView.handle.injectJavaScript.mock.calls.join();

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(null);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Linking, 'openURL').mockResolvedValue(undefined);
  webView.handle.injectJavaScript.mockClear();
  webView.handle.reload.mockClear();
});

afterEach(() => jest.useRealTimers());

test('answers the page that it shows with the device’s insets, and nobody else', async () => {
  await show();
  await post('web.ready', { path: '/uk', wants: [] }, 'https://evil.test/');
  expect(delivered()).toBe('');
  await post('web.ready', { path: '/uk', wants: ['push'] });
  expect(delivered()).toContain('native.hello');
  expect(delivered()).toMatch(/top[\\"]+:47/);
});

test('asks the page before it leaves by the back button [S1-native-05] [S6-native-03]', async () => {
  let pressBack: (event: never) => boolean | null | undefined = () => false;
  jest.spyOn(BackHandler, 'addEventListener').mockImplementation((_event, pressed) => {
    pressBack = pressed as never;
    return { remove: () => undefined };
  });
  await show();
  await post('web.ready', { path: '/uk', wants: [] });
  const leave = jest.spyOn(BackHandler, 'exitApp').mockImplementation(() => undefined);
  expect(pressBack({} as never)).toBe(true);
  expect(delivered()).toContain('back.pressed');
  expect(leave).not.toHaveBeenCalled();
});

test('stays with the product’s own addresses, and is no window into a live app', async () => {
  await show();
  const decide = (url: string) => webView.props['onShouldStartLoadWithRequest']?.({ url, isTopFrame: true });
  expect(decide('https://app.posy.example/uk/home')).toBe(true);
  expect(decide('https://app.posy.example.evil.test/')).toBe(false);
  expect(webView.props.webviewDebuggingEnabled).toBe(false);
  await show({ environment: 'development', shellUrl: 'http://10.0.2.2:4300/uk' });
  expect(webView.props.webviewDebuggingEnabled).toBe(true);
});

test('says so when the page does not come, and tries again', async () => {
  await show();
  await act(async () => void webView.props['onError']?.());
  await fireEvent.press(screen.getByText('Try again'));
  expect(webView.handle.reload).toHaveBeenCalledTimes(1);
  expect(screen.queryByText('Try again')).toBeNull();
});

test('loads the page again after the system ended its process: Android’s WebView is a fresh one', async () => {
  await show();
  const { made } = webView;
  const url = 'https://app.posy.example/uk/guestlist?guestId=g1';
  await act(async () => void webView.props['onNavigationStateChange']?.({ url }));
  expect(webView.props.source.uri).toBe('https://app.posy.example/uk');
  const isAndroid = Platform.OS === 'android';
  const ended = isAndroid ? 'onRenderProcessGone' : 'onContentProcessDidTerminate';
  await act(async () => void webView.props[ended]?.());
  expect(webView.handle.reload).toHaveBeenCalledTimes(isAndroid ? 0 : 1);
  expect(webView.made).toBe(isAndroid ? made + 1 : made);
  expect(webView.props.source.uri).toBe(isAndroid ? url : 'https://app.posy.example/uk');
});

test('lets the page’s service worker run in a live build: iOS has none elsewhere', async () => {
  await show();
  expect(webView.props.limitsNavigationsToAppBoundDomains).toBe(true);
  await show({ environment: 'development', shellUrl: 'http://10.0.2.2:4300/uk' });
  expect(webView.props.limitsNavigationsToAppBoundDomains).toBe(false);
});

test('tells the page how large text is set on iOS; Android’s WebView scales by itself', async () => {
  jest.spyOn(PixelRatio, 'getFontScale').mockReturnValue(1.4);
  await show();
  await post('web.ready', { path: '/uk', wants: [] });
  expect(delivered().includes('text.scale')).toBe(Platform.OS === 'ios');
});

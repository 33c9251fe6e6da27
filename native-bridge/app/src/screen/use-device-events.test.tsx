import {
  getInitialNotification,
  onMessage,
  onNotificationOpenedApp,
  onTokenRefresh,
} from '@react-native-firebase/messaging';
import { act, render } from '@testing-library/react-native';
import * as StoreReview from 'expo-store-review';
import { Keyboard, Linking, Platform } from 'react-native';
import { SafeAreaProvider } from 'react-native-safe-area-context';
import { WebView } from 'react-native-webview';
import { ShellScreen } from './shell-screen';

const webView = WebView as unknown as {
  props: Record<string, (event?: unknown) => unknown>;
  handle: { injectJavaScript: jest.Mock };
};
const metrics = { frame: { x: 0, y: 0, width: 390, height: 844 }, insets: { top: 47, right: 0, bottom: 34, left: 0 } };
const live = { environment: 'live', shellUrl: 'https://app.posy.example/uk' } as const;

const post = (kind: string, payload: object): Promise<void> =>
  act(async () => {
    const data = JSON.stringify({ v: 1, id: 'm1', session: 's1', kind, payload });
    webView.props['onMessage']?.({ nativeEvent: { data, url: 'https://app.posy.example/uk' } });
  });

interface ReceivedMessage {
  kind: string;
  payload: Record<string, unknown>;
}

/** Messages to the page, parsed as it parses them. */
const reported = (): ReceivedMessage[] =>
  webView.handle.injectJavaScript.mock.calls.map(([script]: [string]) => {
    const detail = /detail:(".*")\}\)\)/.exec(script)?.[1] ?? '""';
    return JSON.parse(JSON.parse(detail) as string) as ReceivedMessage;
  });
const last = (kind: string): Record<string, unknown> | undefined =>
  reported().findLast((message) => message.kind === kind)?.payload;

/** The screen with a page that listens. */
const show = async (): Promise<void> => {
  await render(
    <SafeAreaProvider initialMetrics={metrics}>
      <ShellScreen build={live} appVersion="1.0.0" />
    </SafeAreaProvider>,
  );
  await post('web.ready', { path: '/uk', wants: ['push', 'rating'] });
};

let openUrl: (event: { url: string }) => void;

beforeEach(() => {
  jest.useFakeTimers();
  webView.handle.injectJavaScript.mockClear();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue(null);
  jest.spyOn(Linking, 'addEventListener').mockImplementation((_event, listener) => {
    openUrl = listener as typeof openUrl;
    return { remove: () => undefined } as never;
  });
});
afterEach(() => jest.useRealTimers());

const message = { notification: { title: 'News', body: 'A message' }, data: { path: '/uk/inbox' } };

test('a push that started the app, and one pressed later, lead to their place [S1-native-01] [S6-native-01]', async () => {
  (getInitialNotification as jest.Mock).mockResolvedValueOnce(message);
  await show();
  expect(last('link.open')).toEqual({ path: '/uk/inbox', source: 'cold-start' });
  const pressed = (onNotificationOpenedApp as jest.Mock).mock.calls.at(-1)?.[1] as (message: unknown) => void;
  await act(async () => pressed({ data: { path: '/uk/budget' } }));
  expect(last('link.open')).toEqual({ path: '/uk/budget', source: 'push' });
  await act(async () => pressed({ data: { path: 'https://evil.test/' } }));
  expect(last('link.open')).toEqual({ path: '/uk/budget', source: 'push' });
});

test('the page hears of a push that arrives while somebody looks, and of a new token [S6-native-01]', async () => {
  await show();
  const arrived = (onMessage as jest.Mock).mock.calls.at(-1)?.[1] as (message: unknown) => Promise<void>;
  await act(async () => arrived(message));
  expect(last('push.received')).toEqual({ title: 'News', body: 'A message', path: '/uk/inbox' });
  const renewed = (onTokenRefresh as jest.Mock).mock.calls.at(-1)?.[1] as (token: string) => void;
  await act(async () => renewed('token-2'));
  expect(last('push.token')).toEqual({ token: 'token-2', platformId: Platform.OS });
});

test('links of the product open in the page, at the start and later; others do not [S1-native-03]', async () => {
  jest.spyOn(Linking, 'getInitialURL').mockResolvedValue('https://posy.example/uk/budget?by=payer');
  await show();
  expect(last('link.open')).toEqual({ path: '/uk/budget?by=payer', source: 'cold-start' });
  await act(async () => openUrl({ url: 'https://posy.example/uk/guestlist' }));
  expect(last('link.open')).toEqual({ path: '/uk/guestlist', source: 'link' });
  await act(async () => openUrl({ url: 'https://evil.test/uk/home' }));
  expect(last('link.open')).toEqual({ path: '/uk/guestlist', source: 'link' });
});

test('the page hears when the keyboard comes and goes, and how high it is [S1-native-04] [S6-native-02]', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  jest.spyOn(Keyboard, 'addListener').mockImplementation((event, listener) => {
    listeners.set(event, listener as never);
    return { remove: () => undefined } as never;
  });
  await show();
  await act(async () => listeners.get('keyboardDidShow')?.({ endCoordinates: { height: 300 } }));
  expect(last('keyboard.change')).toEqual({ visible: true, height: 300 });
  await act(async () => listeners.get('keyboardDidHide')?.({}));
  expect(last('keyboard.change')).toEqual({ visible: false, height: 0 });
});

test('asks for a rating in the store’s own way when the page says so [S1-native-02]', async () => {
  const ask = jest.spyOn(StoreReview, 'requestReview').mockResolvedValue(undefined);
  await show();
  expect(ask).not.toHaveBeenCalled();
  await post('rating.prompt', {});
  expect(ask).toHaveBeenCalledTimes(1);
});

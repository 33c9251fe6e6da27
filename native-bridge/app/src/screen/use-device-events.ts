import type { Controller } from '@posy/native-controller';
import NetInfo from '@react-native-community/netinfo';
import {
  getInitialNotification,
  getMessaging,
  onMessage,
  onNotificationOpenedApp,
  onTokenRefresh,
} from '@react-native-firebase/messaging';
import { useEffect } from 'react';
import {
  AppState,
  type AppStateStatus,
  BackHandler,
  Keyboard,
  Linking,
  PixelRatio,
  Platform,
  useWindowDimensions,
} from 'react-native';
import { useSafeAreaInsets } from 'react-native-safe-area-context';

interface RemoteMessage {
  notification?: { title?: string; body?: string };
  data?: Record<string, unknown>;
}

const pathOf = ({ data }: RemoteMessage): string | null => (typeof data?.['path'] === 'string' ? data['path'] : null);

const useBackButton = (controller: Controller): void =>
  useEffect(() => {
    const subscription = BackHandler.addEventListener('hardwareBackPress', () => {
      controller.pressBack();
      // The page decides; the controller leaves when it has nothing to close.
      return true;
    });
    return () => subscription.remove();
  }, [controller]);

const usePushes = (controller: Controller): void =>
  useEffect(() => {
    const messaging = getMessaging();
    void getInitialNotification(messaging).then((message) => {
      if (message !== null) controller.openPush(pathOf(message), true);
    });
    const stops = [
      onNotificationOpenedApp(messaging, (message) => controller.openPush(pathOf(message), false)),
      onMessage(messaging, async (message) => {
        const { title = '', body = '' } = message.notification ?? {};
        controller.receivedPush({ title: title.slice(0, 200), body: body.slice(0, 1000), path: pathOf(message) });
      }),
      onTokenRefresh(messaging, (token) => controller.tokenRefreshed(token)),
    ];
    return () => stops.forEach((stop) => stop());
  }, [controller]);

const useLinks = (controller: Controller): void =>
  useEffect(() => {
    void Linking.getInitialURL().then((url) => {
      if (url !== null) void controller.openLink(url, 'cold-start');
    });
    const subscription = Linking.addEventListener('url', ({ url }) => void controller.openLink(url, 'link'));
    return () => subscription.remove();
  }, [controller]);

const stateOf = (state: AppStateStatus): 'active' | 'inactive' | 'background' =>
  state === 'active' || state === 'background' ? state : 'inactive';

const useSurroundings = (controller: Controller): void =>
  useEffect(() => {
    const subscriptions = [
      Keyboard.addListener('keyboardDidShow', ({ endCoordinates }) =>
        controller.keyboardChanged(true, endCoordinates.height),
      ),
      Keyboard.addListener('keyboardDidHide', () => controller.keyboardChanged(false, 0)),
      AppState.addEventListener('change', (state) => controller.appStateChanged(stateOf(state))),
    ];
    const stopNetwork = NetInfo.addEventListener(({ isConnected }) => controller.networkChanged(isConnected !== false));
    return () => {
      subscriptions.forEach((subscription) => subscription.remove());
      stopNetwork();
    };
  }, [controller]);

const useInsets = (controller: Controller): void => {
  const { top, right, bottom, left } = useSafeAreaInsets();
  useEffect(() => controller.insetsChanged({ top, right, bottom, left }), [controller, top, right, bottom, left]);
};

/** Larger text: Android's WebView follows the system by itself, WKWebView leaves it to the page. */
const useTextScale = (controller: Controller): void => {
  // Renders anew when the person changes it.
  useWindowDimensions();
  const scale = Platform.OS === 'ios' ? PixelRatio.getFontScale() : 1;
  useEffect(() => controller.textScaleChanged(scale), [controller, scale]);
};

/** Passes everything that happens on the device on to the controller. */
export const useDeviceEvents = (controller: Controller): void => {
  useBackButton(controller);
  usePushes(controller);
  useLinks(controller);
  useSurroundings(controller);
  useInsets(controller);
  useTextScale(controller);
};

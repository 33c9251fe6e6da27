import { StatusBar } from 'expo-status-bar';
import { useSyncExternalStore } from 'react';
import { StyleSheet, View } from 'react-native';
import { WebView } from 'react-native-webview';
import type { BuildKind } from '../../config/build-kind';
import { OfflineScreen } from './offline-screen';
import { useController } from './use-controller';
import { useDeviceEvents } from './use-device-events';

interface Props {
  build: BuildKind;
  appVersion: string;
}

/** The shell in a WebView, with what the device does around it. All decisions are the controller's. */
export const ShellScreen = ({ build, appVersion }: Props) => {
  const { controller, page, chrome } = useController(build, appVersion);
  const { phase, page: shown } = useSyncExternalStore(controller.state.subscribe, controller.state.get);
  useDeviceEvents(controller);
  return (
    <View style={[styles.fill, chrome === null ? null : { backgroundColor: chrome.background }]}>
      {chrome === null ? null : <StatusBar style={chrome.theme === 'dark' ? 'light' : 'dark'} />}
      <WebView
        key={shown.instance}
        ref={page}
        source={{ uri: shown.address }}
        style={styles.page}
        // Every address is judged by its exact origin: the WebView's own list is a prefix of text.
        originWhitelist={['*']}
        onShouldStartLoadWithRequest={({ url, isTopFrame }) =>
          controller.decideLoad({ url, isTopFrame: isTopFrame !== false }) === 'load'
        }
        onNavigationStateChange={({ url }) => controller.addressChanged(url)}
        onMessage={({ nativeEvent }) => controller.posted({ text: nativeEvent.data, url: nativeEvent.url })}
        onError={controller.loadFailed}
        onHttpError={({ nativeEvent }) => {
          if (nativeEvent.statusCode >= 500) controller.loadFailed();
        }}
        onContentProcessDidTerminate={controller.processEnded}
        onRenderProcessGone={controller.processEnded}
        // Requires the hosts of app.config.ts: without it WKWebView has no service worker, and no start without a
        // connection.
        limitsNavigationsToAppBoundDomains={build.environment === 'live'}
        setSupportMultipleWindows={false}
        webviewDebuggingEnabled={build.environment === 'development'}
        allowsBackForwardNavigationGestures
        pullToRefreshEnabled
        sharedCookiesEnabled
      />
      {phase === 'offline' ? <OfflineScreen onRetry={controller.retry} /> : null}
    </View>
  );
};

const styles = StyleSheet.create({ fill: { flex: 1 }, page: { flex: 1, backgroundColor: 'transparent' } });

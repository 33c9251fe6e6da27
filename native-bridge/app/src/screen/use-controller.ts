import { type Chrome, type Controller, createController } from '@posy/native-controller';
import { type RefObject, useRef, useState } from 'react';
import type { WebView } from 'react-native-webview';
import type { BuildKind } from '../../config/build-kind';
import { createDevice } from '../device/device';
import { deviceClock } from '../device/device-clock';
import { report } from '../device/report';

interface ControlledPage {
  controller: Controller;
  page: RefObject<WebView | null>;
  chrome: Chrome | null;
}

/** Returns the app's controller with this device behind it; created once, and reused while the screen is mounted. */
export const useController = ({ environment, shellUrl }: BuildKind, appVersion: string): ControlledPage => {
  const page = useRef<WebView>(null);
  const [chrome, setChrome] = useState<Chrome | null>(null);
  const [controller] = useState(() => {
    const current = (): WebView | null => page.current;
    const device = createDevice({
      appVersion,
      shellUrl,
      setChrome,
      page: {
        run: (script) => current()?.injectJavaScript(script),
        reload: () => current()?.reload(),
      },
    });
    return createController({ device, clock: deviceClock, shellUrl, environment, report });
  });
  return { controller, page, chrome };
};

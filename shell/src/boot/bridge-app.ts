import { type Market, paths } from '@posy/shared-contracts';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { browserClock } from '../adapters/browser';
import {
  appHistory,
  encodeBase64,
  setLength,
  setTextScale,
  showFocused,
  watchChrome,
} from '../adapters/device/app-page';
import { afterLoad } from '../adapters/screen/after-load';
import type { NativeApp } from '../native/native-app';
import { startPageBridge } from '../native/page-bridge';
import { saveFilesByApp } from '../native/save-files';
import type { PageServices } from './page-services';

interface Options {
  app: NativeApp;
  services: Pick<PageServices, 'navigation' | 'openItems' | 'online'>;
  market: Market;
  bus: MountProps['bus'];
  report: (error: unknown) => void;
}

/** Connects the page with the app around it, in a chunk that browsers never load. */
export const bridgeApp = async ({ app, services, market, bus, report }: Options): Promise<void> => {
  const link = await app.link;
  startPageBridge(
    link,
    {
      openItems: services.openItems,
      history: appHistory,
      navigate: services.navigation.navigate,
      homePath: paths.home(market.prefix),
      bus,
      online: services.online,
      clock: browserClock,
      showFocused,
      setLength,
      setTextScale,
      chrome: watchChrome(),
    },
    report,
  );
  if (await link.can('file-save')) saveFilesByApp({ link, document, urls: URL, encode: encodeBase64, report });
  afterLoad(() => link.send({ kind: 'splash.hide', payload: {} }));
};

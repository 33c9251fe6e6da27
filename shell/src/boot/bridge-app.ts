import { loadIntl } from '@posy/remote-kit';
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
  watchLostHeight,
} from '../adapters/device/app-page';
import { afterLoad } from '../adapters/screen/after-load';
import { catalogues } from '../native/messages';
import type { NativeApp } from '../native/native-app';
import { startPageBridge } from '../native/page-bridge';
import { saveFilesByApp } from '../native/save-files';
import type { PageServices } from './page-services';

interface Options {
  app: NativeApp;
  services: Pick<PageServices, 'navigation' | 'openItems' | 'online' | 'notices'>;
  market: Market;
  host: Pick<MountProps, 'bus' | 'locale' | 'telemetry'>;
  report: (error: unknown) => void;
}

/** Connects the page with the app around it, in a chunk that browsers never load. */
export const bridgeApp = async ({ app, services, market, host, report }: Options): Promise<void> => {
  const link = await app.link;
  startPageBridge(
    link,
    {
      openItems: services.openItems,
      history: appHistory,
      navigate: services.navigation.navigate,
      homePath: paths.home(market.prefix),
      bus: host.bus,
      online: services.online,
      clock: browserClock,
      linkRefused: () =>
        void loadIntl(host, catalogues).then(({ formatMessage }) => {
          const text = formatMessage({ id: 'shell.native.linkRefused' });
          services.notices.show({ tone: 'error', about: 'link-refused', text });
        }, report),
      showFocused,
      lostHeight: watchLostHeight(),
      setLength,
      setTextScale,
      chrome: watchChrome(),
    },
    report,
  );
  if (await link.can('file-save')) saveFilesByApp({ link, document, urls: URL, encode: encodeBase64, report });
  afterLoad(() => link.send({ kind: 'splash.hide', payload: {} }));
};

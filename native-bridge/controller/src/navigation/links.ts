import { type Environment, isAllowedLink, isWithin, ownPath } from '@posy/shared-contracts/paths';
import type { Device } from '../page/device';
import type { PageSession } from '../page/page-session';
import { originOf } from '../page/page-session';

/** Way in which a person came to a link. */
export type LinkSource = 'link' | 'push' | 'cold-start';

export interface Links {
  /** A deep or universal link. */
  open(url: string, source: LinkSource): Promise<void>;
  /** A path that a push names. */
  openPath(path: string, source: LinkSource): void;
}

interface Options {
  device: Pick<Device, 'resolveLink' | 'openOutside'>;
  page: Pick<PageSession, 'sendWhenReady'>;
  environment: Environment;
  /** Exact origin of the shell. */
  origin: string;
  report: (code: string, detail: string) => void;
}

const isTracked = (url: URL): boolean => url.pathname.startsWith('/l/');

/**
 * Returns true for addresses that guests open: a couple's public website and the answers to its invitations. They stay
 * in the browser.
 */
const isForGuests = (url: URL): boolean => isWithin(url.pathname, 'wedding-website');

/** Opens links of the product's hosts, tracked ones by what they resolve to, and leaves all others alone. Source: S7-resolve-link-02. */
export const createLinks = ({ device, page, environment, origin, report }: Options): Links => {
  const ownOf = (path: string): string | null => (path.startsWith('/') ? ownPath(path, origin) : null);
  const show = (path: string, source: LinkSource): void =>
    page.sendWhenReady({ kind: 'link.open', payload: { path, source } });
  const openPath: Links['openPath'] = (path, source) => {
    const own = ownOf(path);
    if (own === null) return report('link-refused', source);
    show(own, source);
  };
  const resolved = async (url: string): Promise<string> =>
    isTracked(new URL(url)) ? await device.resolveLink(url) : url;
  return {
    openPath,
    async open(link, source) {
      if (!isAllowedLink(link, environment)) return report('link-refused', originOf(link) ?? 'opaque');
      const target = await resolved(link).catch(() => null);
      if (target === null || !isAllowedLink(target, environment)) return report('link-unresolved', source);
      const url = new URL(target);
      const own = ownOf(`${url.pathname}${url.search}${url.hash}`);
      // Addresses that are no page of the app, such as one that stops letters, open in the browser too.
      if (own === null || isForGuests(url)) return device.openOutside(target);
      show(own, source);
    },
  };
};

import type { Bus } from '@posy/shared-contracts/bus';
import type { Readable } from '@posy/shared-contracts/mount-props';
import type { OpenItemsHost } from './open-items';

/** Tells where the page is and where it came from; paths only, because queries may hold what is private. */
export const announceNavigation = (bus: Bus, location: Readable<{ pathname: string }>): void => {
  let from: string | null = null;
  const tell = (): void => {
    const { pathname } = location.get();
    if (pathname === from) return;
    void bus.publish('navigation.changed', { pathname, from });
    from = pathname;
  };
  location.subscribe(tell);
  tell();
};

/** Tells what is open, in the order in which back closes it. Source: section 2, "back button". */
export const announceOpenItems = (bus: Bus, { kinds }: Pick<OpenItemsHost, 'kinds'>): void => {
  kinds.subscribe(() => void bus.publish('open-items.changed', { kinds: [...kinds.get()] }));
};

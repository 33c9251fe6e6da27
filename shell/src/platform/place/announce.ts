import type { Bus } from '@posy/shared-contracts/bus';
import type { Readable, Session } from '@posy/shared-contracts/mount-props';
import type { OpenItemsHost } from '../back/open-items';

/** Publishes the page's path and its previous one; paths only, because queries may be private. */
export const announceNavigation = (bus: Bus, location: Readable<{ pathname: string }>): void => {
  let from: string | null = null;
  const announce = (): void => {
    const { pathname } = location.get();
    if (pathname === from) return;
    void bus.publish('navigation.changed', { pathname, from });
    from = pathname;
  };
  location.subscribe(announce);
  announce();
};

/** Publishes the open items, in the order in which back closes them. Source: S2-back. */
export const announceOpenItems = (bus: Bus, { kinds }: Pick<OpenItemsHost, 'kinds'>): void => {
  kinds.subscribe(() => void bus.publish('open-items.changed', { kinds: [...kinds.get()] }));
};

interface AnnouncedPlan {
  weddingId: string;
  uid: string;
}

const planOf = (session: Session): AnnouncedPlan | null =>
  session.status === 'signed-in' && session.wedding !== null
    ? { weddingId: session.wedding.id, uid: session.uid }
    : null;

/**
 * Publishes that the wedding's profile has an id, and that it no longer has one: after a sign-out, or when the person
 * switched to another wedding. Source: S4-listener.
 */
export const announcePlan = (bus: Bus, session: Readable<Session>): void => {
  let announced: AnnouncedPlan | null = null;
  const publish = (): void => {
    const now = planOf(session.get());
    if (now?.uid === announced?.uid && now?.weddingId === announced?.weddingId) return;
    const before = announced;
    announced = now;
    if (before !== null) void bus.publish('today-task.stop', before);
    if (now !== null) void bus.publish('today-task.init', now);
  };
  session.subscribe(publish);
  publish();
};

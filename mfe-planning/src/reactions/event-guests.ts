import { joinCatalogues, loadIntl } from '@posy/remote-kit';
import { collections } from '@posy/shared-contracts/collections';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { paths } from '@posy/shared-contracts/paths';
import { accessOf } from '@posy/shared-contracts/rules';
import { concernedBy, type EventNews } from '#guests/news/concerned';
import { catalogues as news } from '#guests/news/messages/index';
import { catalogues as first } from '#messages/index';
import type { ReactionTable } from './reaction';

const catalogues = joinCatalogues(first, news);

const texts = {
  added: 'guests.news.added',
  changed: 'guests.news.changed',
  removed: 'guests.news.removed',
} as const satisfies Record<EventNews['kind'], string>;

/** Reads the server's guests; null for members who may not read them. */
const readGuests = async ({ session, firestore }: MountProps, weddingId: string) => {
  const who = session.get();
  if (who.status !== 'signed-in') return null;
  const wedding = await firestore.readDocument(collections.weddings(), weddingId);
  if (wedding === null || accessOf(wedding, who.uid, 'guests') === 'none') return null;
  return firestore.read({ collection: collections.guests(weddingId) });
};

/**
 * Reports the number of guests that a change concerns, with a link to them. Nothing is written, so a second delivery
 * changes nothing.
 */
const report = async (host: MountProps, weddingId: string, name: string, event: EventNews): Promise<void> => {
  const guests = await readGuests(host, weddingId);
  const count = guests === null ? 0 : concernedBy(event, guests);
  if (count === 0) return;
  const { formatMessage } = await loadIntl(host, catalogues);
  const { prefix } = host.locale.get().market;
  const query = event.kind === 'removed' ? {} : { event: event.eventId };
  host.notices.show({
    tone: 'info',
    about: `guests of event ${event.eventId}`,
    follows: true,
    comesOf: event.eventId,
    text: formatMessage(
      { id: texts[event.kind] },
      { count, name: name === '' ? formatMessage({ id: 'guests.news.main' }) : name },
    ),
    open: {
      label: formatMessage({ id: 'guests.news.open' }),
      run: () => host.navigate(paths.guestlist(prefix, query)),
    },
  });
};

/**
 * Reports the guests that a change of the website's events concerns. Answers stay with the guests: they count again
 * when an event is restored.
 */
export const eventReactions: ReactionTable = {
  'website.event-added': (host, { weddingId, eventId, name, audience }) =>
    report(host, weddingId, name, { kind: 'added', eventId, audience }),
  'website.event-changed': (host, { weddingId, eventId, name }) =>
    report(host, weddingId, name, { kind: 'changed', eventId }),
  'website.event-removed': (host, { weddingId, eventId }) => report(host, weddingId, '', { kind: 'removed', eventId }),
};

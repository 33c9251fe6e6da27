import { joinCatalogues, loadIntl } from '@posy/remote-kit';
import { commitInChunks, noteEdit, showEditNotice } from '@posy/remote-kit/edits';
import { ApiError } from '@posy/shared-contracts';
import { collections } from '@posy/shared-contracts/collections';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { EventPayload } from '@posy/shared-contracts/events';
import type { Identified, MountProps } from '@posy/shared-contracts/mount-props';
import { accessOf } from '@posy/shared-contracts/rules';
import { catalogues as ofRemote } from '#messages/index';
import { editPlace, uidOf } from '#shortlist/entries/edit-place';
import { shortlistEvents } from '#shortlist/entries/shortlist-events';
import { syncCount } from '#shortlist/entries/use-shortlist-edits';
import { catalogues as ofShortlist } from '#shortlist/messages/index';
import { newOwn } from '#shortlist/own/rules/own-edits';
import { movedTo, placeWords } from '#shortlist/rules/booking';
import { type ShortlistEntry, stateOf } from '#shortlist/rules/entry';
import { shortlistHref } from '#shortlist/rules/shortlist-href';
import { confirmVenue, entryOf } from '../rules/venue-edit';

type NamedVenue = NonNullable<EventPayload<'onboarding.venue-answered'>['venue']>;

/** No screen of the list is loaded, so its messages load together with those of every edit of this remote. */
const words = joinCatalogues(ofRemote, ofShortlist);

const isSame = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Reads the venue from the directory; null for one that it does not have. */
const found = async ({ api }: MountProps, supplierId: string | null): Promise<ShortlistEntry | null> => {
  if (supplierId === null) return null;
  try {
    const { id, type, slug, name, publicId, town, county, countryCode } = await api.call('supplier', {
      params: { id: supplierId },
    });
    return entryOf({ id, type, slug, name, publicId, town, county, countryCode });
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
};

/** Reads the wedding, if this person may edit its suppliers. */
const editable = async ({ session, firestore }: MountProps, weddingId: string): Promise<Identified<Wedding> | null> => {
  const person = session.get();
  const wedding = await firestore.readDocument(collections.weddings(), weddingId);
  if (person.status !== 'signed-in' || wedding === null) return null;
  return accessOf(wedding, person.uid, 'suppliers') === 'edit' ? wedding : null;
};

/** Returns the venue's entry, or its first entry: of the directory, else the couple's own. */
const venueOf = async (host: MountProps, weddingId: string, { supplierId, name }: NamedVenue) => {
  const entries = await host.firestore.read({ collection: collections.shortlist(weddingId) });
  const listed = entries.find(({ id, type, name: listedName }) =>
    supplierId === null ? type === 'venues' && isSame(listedName, name) : id === supplierId,
  );
  if (listed !== undefined) return { entry: listed, isNew: false };
  const own = (): ShortlistEntry => ({
    ...newOwn(host.firestore.newId(), uidOf(host), { name, type: 'venues', professional: true }),
    updatedAt: '',
  });
  return { entry: (await found(host, supplierId)) ?? own(), isNew: true };
};

/** Books the venue named in onboarding on the shortlist, once, with an undo. */
const book = async (host: MountProps, wedding: Identified<Wedding>, named: NamedVenue): Promise<void> => {
  const venue = await venueOf(host, wedding.id, named);
  const { entry } = venue;
  if (stateOf(entry) === 'booked') return;
  const edit = confirmVenue(wedding, venue, null, uidOf(host));
  const since = noteEdit(host.firestore, edit.changes);
  await commitInChunks(host.firestore, edit.changes, { byItself: true });
  const events = shortlistEvents(host, wedding);
  syncCount(host, wedding.id);
  events.booked({ ...entry, booked: true });
  const moved = movedTo(wedding, entry);
  events.moved(moved);
  const intl = await loadIntl(host, words);
  const say = (id: 'shortlist.notice.booked' | 'shortlist.refused'): string =>
    intl.formatMessage({ id }, { name: entry.name, ...placeWords(moved) });
  const onUndoSaved = (): void => {
    syncCount(host, wedding.id);
    events.unbooked(entry);
    if (moved !== null) events.moved(wedding.location);
  };
  const common = { about: `supplier ${entry.id}`, refused: say('shortlist.refused'), onUndoSaved };
  showEditNotice(
    editPlace(host, intl),
    { ...common, edit, notice: { text: say('shortlist.notice.booked'), emoji: '🎉' } },
    since,
  );
};

/** For a booked venue without a name: opens the add-supplier modal to ask for it. Source: S2-popup-11. */
const askWhich = async (host: MountProps, { id }: Identified<Wedding>): Promise<void> => {
  const entries = await host.firestore.read({ collection: collections.shortlist(id) });
  if (entries.some((entry) => entry.type === 'venues' && stateOf(entry) === 'booked')) return;
  const intl = await loadIntl(host, words);
  const { market } = host.locale.get();
  host.notices.show({
    tone: 'info',
    text: intl.formatMessage({ id: 'shortlist.notice.whichVenue' }),
    about: 'venue of the wedding',
    action: {
      label: intl.formatMessage({ id: 'shortlist.do.addVenue' }),
      run: () => host.navigate(shortlistHref(market.prefix, { add: true })),
    },
  });
};

/** Handles onboarding's answer about the venue. */
export const noteVenueAnswer = async (
  host: MountProps,
  { weddingId, booked, venue }: EventPayload<'onboarding.venue-answered'>,
): Promise<void> => {
  const wedding = booked ? await editable(host, weddingId) : null;
  if (wedding === null) return;
  if (venue === null) await askWhich(host, wedding);
  else await book(host, wedding, venue);
};

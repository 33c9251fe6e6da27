import { useHost } from '@posy/remote-kit';
import { performEdit } from '@posy/remote-kit/edits';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified, MountProps } from '@posy/shared-contracts/mount-props';
import { planningDay } from '@posy/shared-contracts/rules';
import { useIntl } from 'react-intl';
import { useEditPlace } from '#shortlist/entries/edit-place';
import { shortlistEvents } from '#shortlist/entries/shortlist-events';
import { syncCount } from '#shortlist/entries/use-shortlist-edits';
import { movedTo, placeWords } from '#shortlist/rules/booking';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { confirmVenue, dateFields, entryOf, notInterested, stillInterested } from '../rules/venue-edit';
import type { VenueProgress, VenueStep, VenueTurn } from '../rules/venue-steps';
import { useLostLead } from './use-lost-lead';

/** Publishes the wedding's place and day if they changed. */
const publishChanges = (
  host: MountProps,
  { before, after, uid }: { before: Identified<Wedding>; after: Identified<Wedding>; uid: string },
): void => {
  const weddingId = before.id;
  const day = planningDay(after);
  if (after.location !== before.location) shortlistEvents(host, before).moved(after.location);
  if (day === null || day === planningDay(before)) return;
  const { country } = after.l10n;
  const reportFailure = (error: unknown): void => host.telemetry.error('venue-confirmation', error);
  host.bus.publish('wedding.date-changed', { weddingId, date: day, country, changedBy: uid }).catch(reportFailure);
};

/** Returns the picked venue, and whether the couple's list does not have it yet. */
const venueOf = (
  { picked }: VenueProgress,
  entries: readonly ShortlistEntry[],
): { entry: ShortlistEntry; isNew: boolean } | null => {
  const entry = entries.find(({ id }) => id === picked?.id);
  if (entry !== undefined) return { entry, isNew: false };
  return picked?.found == null ? null : { entry: entryOf(picked.found), isNew: true };
};

interface AskedCouple {
  wedding: Identified<Wedding>;
  uid: string;
}

/** The effects of each end of the popup; all of them can be undone. */
export const useEndings = ({ wedding, uid }: AskedCouple, entries: readonly ShortlistEntry[]) => {
  const host = useHost();
  const place = useEditPlace();
  const { formatMessage } = useIntl();
  const sendLost = useLostLead(wedding.id);
  const events = shortlistEvents(host, wedding);
  const common = ({ id, name }: ShortlistEntry) => ({
    about: `supplier ${id}`,
    refused: formatMessage({ id: 'shortlist.refused' }, { name }),
  });
  const book = (progress: VenueProgress, made: ShortlistEntry | undefined): void => {
    const venue = venueOf(progress, made === undefined ? entries : [...entries, made]);
    if (venue === null) return;
    const { entry } = venue;
    const choice = planningDay({ ...wedding, dateChoice: null }) === null ? progress.date : null;
    const dated = choice === null ? {} : dateFields(wedding, choice);
    const moved = movedTo(wedding, entry);
    const after = { ...wedding, ...dated, location: moved ?? wedding.location };
    performEdit(place, {
      ...common(entry),
      edit: confirmVenue(wedding, venue, choice, uid),
      notice: {
        text: formatMessage({ id: 'venue.notice.booked' }, { name: entry.name, ...placeWords(moved) }),
        emoji: '🎉',
      },
      onSaved() {
        syncCount(host, wedding.id);
        events.booked({ ...entry, booked: true });
        publishChanges(host, { before: wedding, after, uid });
      },
      onUndoSaved() {
        syncCount(host, wedding.id);
        events.unbooked(entry);
        publishChanges(host, { before: after, after: wedding, uid });
      },
    });
  };
  const goOn = (asked: ShortlistEntry): void => {
    host.tracking.collaborating({ supplierId: asked.id, category: asked.type });
    const notice = { text: formatMessage({ id: 'venue.notice.hunting' }, { name: asked.name }), emoji: '🎉' };
    const { about } = common(asked);
    // A yes from before stays as it is, so that there is nothing to undo.
    if (asked.votes?.[uid] === 'yes') return host.notices.show({ tone: 'success', ...notice, about });
    performEdit(place, { ...common(asked), edit: stillInterested(wedding.id, asked, uid), notice });
  };
  const giveUp = (asked: ShortlistEntry, { reason }: VenueProgress): void => {
    const lead = sendLost(asked, reason ?? 'feeling');
    performEdit(place, {
      ...common(asked),
      edit: notInterested(wedding.id, asked, uid),
      notice: { text: formatMessage({ id: 'venue.notice.lost' }, { name: asked.name }) },
      onSaved: () => {
        events.ignored(asked);
        lead.close();
      },
      onUndoSaved: lead.reopen,
    });
  };
  return (
    end: Exclude<VenueTurn, VenueStep>,
    progress: VenueProgress,
    { asked, made }: { asked: ShortlistEntry | null; made: ShortlistEntry | undefined },
  ): void => {
    if (end === 'booked') return book(progress, made);
    if (asked === null) return;
    if (end === 'interested') goOn(asked);
    if (end === 'lost') giveUp(asked, progress);
  };
};

import { useHost } from '@posy/remote-kit';
import { performEdit } from '@posy/remote-kit/edits';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import { useEditPlace } from '../entries/edit-place';
import { shortlistEvents } from '../entries/shortlist-events';
import { useMaySave } from '../entries/use-may-save';
import { hasClosedOthers, unbookAllVenues } from '../rules/booking';
import { type ShortlistEntry, stateOf } from '../rules/entry';

/** Removes the bookings of all venues, in batches, with one notice and one undo. Source: S4-shortlist-06. */
export const useUnbookVenues = (wedding: Identified<Wedding>, entries: readonly ShortlistEntry[]) => {
  const host = useHost();
  const place = useEditPlace();
  const { formatMessage } = useIntl();
  const { mayShowGuests } = useMaySave();
  const events = shortlistEvents(host, wedding);
  return async (): Promise<void> => {
    const venues = entries.filter((entry) => entry.type === 'venues' && stateOf(entry) === 'booked');
    if (!venues.every(mayShowGuests)) return;
    const batches = unbookAllVenues(wedding, venues).map((edit, at) => {
      const ids = new Set(edit.changes.map(({ id }) => id));
      const batch = venues.filter(({ id }) => ids.has(id));
      return performEdit(place, {
        edit,
        about: `venues ${at}`,
        notice: null,
        refused: formatMessage({ id: 'shortlist.refused' }, { name: batch.map(({ name }) => name).join(', ') }),
        onSaved: () => batch.forEach(events.unbooked),
        onUndoSaved: () => batch.forEach((one) => events.booked(one, undefined, hasClosedOthers(entries, one))),
      });
    });
    const ends = await Promise.all(batches.map(({ settled }) => settled));
    if (ends.includes('refused')) return;
    const town = wedding.location?.name ?? '';
    host.notices.show({
      tone: 'success',
      about: 'venues',
      text: formatMessage(
        { id: 'shortlist.notice.venuesUnbooked' },
        { count: venues.length, hasPlace: String(town !== ''), town },
      ),
      action: { label: place.words.undo, run: () => batches.toReversed().forEach(({ undo }) => undo()) },
    });
  };
};

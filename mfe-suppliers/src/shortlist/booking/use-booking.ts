import { useHost } from '@posy/remote-kit';
import { performEdit } from '@posy/remote-kit/edits';
import { supplierConstants } from '@posy/shared-contracts/constants';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { uidOf, useEditPlace } from '../entries/edit-place';
import { shortlistEvents } from '../entries/shortlist-events';
import { useMaySave } from '../entries/use-may-save';
import { useShortlist } from '../entries/use-shortlist';
import type { Agreement } from '../rules/agreement';
import { agreeEdit, bookEdit, hasClosedOthers, movedTo, placeWords, unbookEdit } from '../rules/booking';
import type { ShortlistEntry } from '../rules/entry';

/** The couple's decisions beside the agreement. */
export interface BookingChoice {
  /** True when the category's other conversations are closed. */
  closesOthers: boolean;
}

/** Returns the fields that stay here after a booking is removed. The budget shows its own notice about its costs. */
const takenBack = ({ location }: Wedding, { name, contract = null, type }: ShortlistEntry) => ({
  ...{ name, town: location?.name ?? '' },
  stays: contract !== null ? 'contract' : type === 'venues' && location !== null ? 'place' : 'nothing',
});

/** Books a supplier, and removes the booking. Both can be undone, and are published to other remotes. */
export const useBooking = (wedding: Identified<Wedding>, entry: ShortlistEntry) => {
  const host = useHost();
  const place = useEditPlace();
  const { formatMessage } = useIntl();
  const { maySave, mayShowGuests } = useMaySave();
  const { entries } = useShortlist();
  const [isAsking, setAsking] = useState(false);
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => () => cancel.current(), []);
  const events = shortlistEvents(host, wedding);
  const { id, name } = entry;
  const common = { about: `supplier ${id}`, refused: formatMessage({ id: 'shortlist.refused' }, { name }) };
  const moved = movedTo(wedding, entry);
  return {
    isAsking,
    begin(): void {
      if (!mayShowGuests(entry)) return;
      cancel.current();
      cancel.current = host.clock.after(supplierConstants.bookingDelayMs, () => setAsking(true));
    },
    close: () => setAsking(false),
    /** Opens the agreement with a booked supplier. */
    review: () => {
      if (maySave()) setAsking(true);
    },
    /** A changed agreement is published as the same booking. */
    agree(agreement: Agreement): void {
      setAsking(false);
      performEdit(place, {
        ...common,
        edit: agreeEdit(wedding, entry, agreement, uidOf(host)),
        notice: { text: formatMessage({ id: 'shortlist.notice.noted' }, { name }) },
        onSaved: () => events.agreed({ ...entry, ...agreement }, entry),
        onUndoSaved: () => events.agreed(entry, { ...entry, ...agreement }),
      });
    },
    book(agreement: Agreement, { closesOthers }: BookingChoice): void {
      setAsking(false);
      const booked: ShortlistEntry = { ...entry, booked: true, ...agreement };
      performEdit(place, {
        ...common,
        edit: bookEdit(wedding, entry, agreement, uidOf(host)),
        notice: { text: formatMessage({ id: 'shortlist.notice.booked' }, { name, ...placeWords(moved) }), emoji: '🎉' },
        onSaved() {
          events.booked(booked, entry, closesOthers);
          events.moved(moved);
        },
        onUndoSaved() {
          events.unbooked(booked);
          if (moved !== null) events.moved(wedding.location);
        },
      });
    },
    takeBack(): void {
      setAsking(false);
      if (!mayShowGuests(entry)) return;
      // Those conversations open again with this edit, and end again with its undo.
      const closedOthers = hasClosedOthers(entries ?? [], entry);
      performEdit(place, {
        ...common,
        edit: unbookEdit(wedding, [entry], entries ?? [entry]),
        notice: { text: formatMessage({ id: 'shortlist.notice.unbooked' }, takenBack(wedding, entry)) },
        onSaved: () => events.unbooked(entry),
        onUndoSaved: () => events.booked(entry, undefined, closedOthers),
      });
    },
  };
};

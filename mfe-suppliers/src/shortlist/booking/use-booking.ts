import { useAccess, useHost, useSession } from '@posy/remote-kit';
import { performEdit } from '@posy/remote-kit/edits';
import { supplierConstants } from '@posy/shared-contracts/constants';
import type { StatedPrice, Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useEditPlace } from '../edit-place';
import { bookEdit, placeOfBooked, unbookEdit } from '../rules/booking';
import type { Entry } from '../rules/entry';
import { shortlistEvents } from '../shortlist-events';
import { useShortlist } from '../use-shortlist';

/** Asks who cannot save: visitors to sign up, helpers who only look are told. True when the person can. Source: S4-shortlist-02, S4-shortlist-03. */
const useMaySave = () => {
  const host = useHost();
  const session = useSession();
  const access = useAccess('suppliers');
  const { formatMessage } = useIntl();
  return (): boolean => {
    if (access === 'edit') return true;
    if (session.status === 'signed-out') host.askToSignUp({ reason: 'save', answered: () => undefined });
    else host.notices.show({ tone: 'info', text: formatMessage({ id: 'shortlist.forbidden' }) });
    return false;
  };
};

/** Booking a supplier, and taking it back. Both can be undone, and other remotes hear of them. */
export const useBooking = (wedding: Identified<Wedding>, entry: Entry) => {
  const host = useHost();
  const place = useEditPlace();
  const { formatMessage } = useIntl();
  const maySave = useMaySave();
  const { entries } = useShortlist();
  const [isAsking, setAsking] = useState(false);
  const cancel = useRef<() => void>(() => undefined);
  useEffect(() => () => cancel.current(), []);
  const events = shortlistEvents(host, wedding);
  const { id, name } = entry;
  const common = { about: `supplier ${id}`, refused: formatMessage({ id: 'shortlist.refused' }, { name }) };
  const tellMoved = (): void => {
    const moved = placeOfBooked(entry);
    if (moved === null) return;
    const { providerId: _providerId, ...location } = moved;
    host.bus
      .publish('wedding.location-changed', { weddingId: wedding.id, ...location })
      .catch((error: unknown) => host.telemetry.error('shortlist', error));
  };
  return {
    isAsking,
    begin(): void {
      if (!maySave()) return;
      cancel.current();
      cancel.current = host.clock.after(supplierConstants.bookingDelayMs, () => setAsking(true));
    },
    close: () => setAsking(false),
    book(agreedPrice: StatedPrice | null): void {
      setAsking(false);
      const booked: Entry = { ...entry, booked: true, ...(agreedPrice === null ? {} : { agreedPrice }) };
      performEdit(place, {
        ...common,
        edit: bookEdit(wedding, entry, agreedPrice),
        told: { text: formatMessage({ id: 'shortlist.told.booked' }, { name }), emoji: '🎉' },
        saved() {
          events.booked(booked);
          tellMoved();
        },
        undone: () => events.unbooked(booked),
      });
    },
    takeBack(): void {
      performEdit(place, {
        ...common,
        edit: unbookEdit(wedding, [entry], entries ?? [entry]),
        told: { text: formatMessage({ id: 'shortlist.told.unbooked' }, { name }) },
        saved: () => events.unbooked(entry),
        undone: () => events.booked(entry),
      });
    },
  };
};

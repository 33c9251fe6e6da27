import { useHost } from '@posy/remote-kit';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useIntl } from 'react-intl';
import { addGuests } from '../../domain/guests/guest-edit';
import type { GuestItem } from '../../domain/guests/guest-item';
import { householdOf } from '../../domain/guests/households';
import { removeGuests } from '../../domain/guests/membership';
import { nameGuest } from './guest-names';
import type { ReadyGuests } from './guest-queries';
import { performGuestEdit, type GuestContext } from './perform-guest-edit';

type Current = GuestContext & { list: ReadyGuests };

/** Everything that a person does to the guest list. The functions stay the same while the screen lives. */
export interface GuestCommands {
  add(guests: readonly GuestItem[]): void;
  remove(guestIds: readonly string[]): void;
}

const createCommands = (current: () => Current): GuestCommands => {
  const nameOf = (guestId: string | undefined): string => {
    const { intl, list } = current();
    const household = guestId === undefined ? null : householdOf(list.households, guestId);
    const guest = household?.members.find(({ id }) => id === guestId);
    return guest === undefined ? '' : nameGuest(intl, guest, household?.head ?? null);
  };
  return {
    add(guests) {
      const context = current();
      const name = guests[0]?.name ?? '';
      const told = context.intl.formatMessage({ id: 'guests.told.added' }, { count: guests.length, name });
      performGuestEdit(context, { edit: addGuests(guests), told });
    },
    remove(guestIds) {
      const context = current();
      const values = { count: guestIds.length, name: nameOf(guestIds[0]) };
      const told = context.intl.formatMessage({ id: 'guests.told.removed' }, values);
      performGuestEdit(context, { edit: removeGuests(context.list.households, guestIds), told });
    },
  };
};

/** The commands on this guest list. */
export const useGuestCommands = (weddingId: string, list: ReadyGuests): GuestCommands => {
  const host = useHost();
  const intl = useIntl();
  const latest = useRef<Current>({ host, intl, weddingId, list });
  useLayoutEffect(() => {
    latest.current = { host, intl, weddingId, list };
  });
  return useMemo(() => createCommands(() => latest.current), []);
};

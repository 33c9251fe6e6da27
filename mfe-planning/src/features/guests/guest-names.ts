import type { InvitationType } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { tidyName, type GuestItem } from '../../domain/guests/guest-item';
import { householdName } from '../../domain/guests/household-name';
import type { Household } from '../../domain/guests/households';

/** What each invitation is called. */
export const partNames = {
  ceremony: 'guests.part.ceremony',
  day: 'guests.part.day',
  evening: 'guests.part.evening',
} as const satisfies Record<InvitationType, string>;

/** A household in words. */
export const nameHousehold = (intl: IntlShape, household: Household): string => {
  const name = householdName(household);
  if (name.kind === 'given' || name.kind === 'one')
    return name.name === '' ? intl.formatMessage({ id: 'guests.unnamed' }) : name.name;
  const { kind, ...values } = name;
  return intl.formatMessage({ id: `guests.household.${kind}` }, values);
};

/** A guest in words: whose plus-one they are while they have no name. */
export const nameGuest = (intl: IntlShape, guest: GuestItem, head: GuestItem | null): string => {
  const name = tidyName(guest.name);
  if (name !== '') return name;
  const host = head === null || head.id === guest.id ? '' : tidyName(head.name);
  return guest.plusOne && host !== ''
    ? intl.formatMessage({ id: 'guests.plus-one-of' }, { name: host })
    : intl.formatMessage({ id: 'guests.unnamed' });
};

/** The name of every guest, by id; made anew only when the households change. */
export const useGuestNames = (households: readonly Household[]): ReadonlyMap<string, string> => {
  const intl = useIntl();
  return useMemo(
    () =>
      new Map(
        households.flatMap(({ head, members }) =>
          members.map((guest): [string, string] => [guest.id, nameGuest(intl, guest, head)]),
        ),
      ),
    [intl, households],
  );
};

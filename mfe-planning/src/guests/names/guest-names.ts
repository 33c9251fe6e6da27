import type { Allergen, Diet, InvitationType, RsvpAnswer } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type GuestItem, tidyName } from '../rules/guest-item';
import { householdName } from '../rules/household-name';
import type { Household } from '../rules/households';
import type { InvitedEvent } from '../rules/invited-events';

/** What each invitation is called. */
export const partNames = {
  ceremony: 'guests.part.ceremony',
  day: 'guests.part.day',
  evening: 'guests.part.evening',
} as const satisfies Record<InvitationType, string>;

/** What each answer is called. */
export const answerNames = {
  attending: 'guests.answer.attending',
  declined: 'guests.answer.declined',
  pending: 'guests.answer.pending',
} as const satisfies Record<RsvpAnswer, string>;

/** The answers in the order in which they are offered. */
export const answerOrder: readonly RsvpAnswer[] = ['attending', 'declined', 'pending'];

/** The flower of each answer. */
export const answerHues = { attending: 'fern', declined: 'apricot', pending: 'bluebell' } as const;

/** What each diet is called. */
export const dietNames = {
  vegetarian: 'guests.diet.vegetarian',
  vegan: 'guests.diet.vegan',
  pescatarian: 'guests.diet.pescatarian',
  halal: 'guests.diet.halal',
  kosher: 'guests.diet.kosher',
  'no-alcohol': 'guests.diet.no-alcohol',
} as const satisfies Record<Diet, string>;

/** What each allergen is called. */
export const allergenNames = {
  celery: 'guests.allergen.celery',
  crustaceans: 'guests.allergen.crustaceans',
  eggs: 'guests.allergen.eggs',
  fish: 'guests.allergen.fish',
  gluten: 'guests.allergen.gluten',
  lupin: 'guests.allergen.lupin',
  milk: 'guests.allergen.milk',
  molluscs: 'guests.allergen.molluscs',
  mustard: 'guests.allergen.mustard',
  nuts: 'guests.allergen.nuts',
  peanuts: 'guests.allergen.peanuts',
  sesame: 'guests.allergen.sesame',
  soya: 'guests.allergen.soya',
  sulphites: 'guests.allergen.sulphites',
} as const satisfies Record<Allergen, string>;

/** An event in words. */
export const nameEvent = (intl: IntlShape, event: InvitedEvent): string =>
  event.name === '' ? intl.formatMessage({ id: 'guests.event.main' }) : event.name;

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

/** A diet or an allergen where it stands by itself: with a capital, which a name inside a sentence has only in German. */
export const nameAlone = (
  { formatMessage, locale }: IntlShape,
  id: (typeof dietNames)[Diet] | (typeof allergenNames)[Allergen],
): string => {
  const [first = '', ...rest] = formatMessage({ id });
  return first.toLocaleUpperCase(locale) + rest.join('');
};

/** What the caterer has to know of a guest, in words: diets, then what must not be in it. */
export const nameNeeds = (intl: IntlShape, { diets, allergens }: GuestItem): string[] => [
  ...diets.map((diet) => intl.formatMessage({ id: dietNames[diet] })),
  ...allergens.map((allergen) =>
    intl.formatMessage({ id: 'guests.without' }, { allergen: intl.formatMessage({ id: allergenNames[allergen] }) }),
  ),
];

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

/** Words for the guests and households of a list. */
export interface ListNames {
  guest: (guestId: string) => string;
  household: (household: Household) => string;
}

/** The names of a list; the same functions until the households change. */
export const useListNames = (households: readonly Household[]): ListNames => {
  const intl = useIntl();
  const names = useGuestNames(households);
  return useMemo(
    () => ({
      guest: (guestId) => names.get(guestId) ?? '',
      household: (household) => nameHousehold(intl, household),
    }),
    [intl, names],
  );
};

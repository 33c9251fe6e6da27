import type { Allergen, Diet, InvitationType, RsvpAnswer } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import { type GuestItem, tidyName } from '../rules/guest-item';
import { householdName } from '../rules/household-name';
import type { Household } from '../rules/households';
import type { InvitedEvent } from '../rules/invited-events';

/** Names of the invitation types. */
export const partNames = {
  ceremony: 'guests.part.ceremony',
  day: 'guests.part.day',
  evening: 'guests.part.evening',
} as const satisfies Record<InvitationType, string>;

/** Names of the answers. */
export const answerNames = {
  attending: 'guests.answer.attending',
  declined: 'guests.answer.declined',
  pending: 'guests.answer.pending',
} as const satisfies Record<RsvpAnswer, string>;

/** The answers in the order of menus. */
export const answerOrder: readonly RsvpAnswer[] = ['attending', 'declined', 'pending'];

/** The colour of each answer. */
export const answerHues = { attending: 'fern', declined: 'apricot', pending: 'bluebell' } as const;

/** Names of the diets. */
export const dietNames = {
  vegetarian: 'guests.diet.vegetarian',
  vegan: 'guests.diet.vegan',
  pescatarian: 'guests.diet.pescatarian',
  halal: 'guests.diet.halal',
  kosher: 'guests.diet.kosher',
  'no-alcohol': 'guests.diet.no-alcohol',
} as const satisfies Record<Diet, string>;

/** Names of the allergens. */
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

/** Returns an event's name. */
export const nameEvent = (intl: IntlShape, event: InvitedEvent): string =>
  event.name === '' ? intl.formatMessage({ id: 'guests.event.main' }) : event.name;

/** Returns a household's name. */
export const nameHousehold = (intl: IntlShape, household: Household): string => {
  const name = householdName(household);
  if (name.kind === 'given' || name.kind === 'one')
    return name.name === '' ? intl.formatMessage({ id: 'guests.unnamed' }) : name.name;
  const { kind, ...values } = name;
  return intl.formatMessage({ id: `guests.household.${kind}` }, values);
};

/** Returns a guest's name; a plus-one without a name is named after its host. */
export const nameGuest = (intl: IntlShape, guest: GuestItem, head: GuestItem | null): string => {
  const name = tidyName(guest.name);
  if (name !== '') return name;
  const host = head === null || head.id === guest.id ? '' : tidyName(head.name);
  return guest.plusOne && host !== ''
    ? intl.formatMessage({ id: 'guests.plus-one-of' }, { name: host })
    : intl.formatMessage({ id: 'guests.unnamed' });
};

/**
 * Returns a diet or an allergen that stands alone: with a capital, which names inside a sentence have only in German.
 */
export const nameAlone = (
  { formatMessage, locale }: IntlShape,
  id: (typeof dietNames)[Diet] | (typeof allergenNames)[Allergen],
): string => {
  const [first = '', ...rest] = formatMessage({ id });
  return first.toLocaleUpperCase(locale) + rest.join('');
};

/** Returns a guest's needs for the caterer: diets, then allergens. */
export const nameNeeds = (intl: IntlShape, { diets, allergens }: GuestItem): string[] => [
  ...diets.map((diet) => intl.formatMessage({ id: dietNames[diet] })),
  ...allergens.map((allergen) =>
    intl.formatMessage({ id: 'guests.without' }, { allergen: intl.formatMessage({ id: allergenNames[allergen] }) }),
  ),
];

/** Returns the name of every guest by id. The map changes only when the households change. */
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

/** Names of the guests and households of a list. */
export interface ListNames {
  guest: (guestId: string) => string;
  household: (household: Household) => string;
}

/** Returns the names of a list. The functions change only when the households change. */
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

import { useLocaleInfo } from '@posy/remote-kit';
import type { Allergen, Diet } from '@posy/shared-contracts/entities';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { householdTitle, type InvitedHousehold, type InvitedPerson } from '#households/public';

/** Returns functions that put people, households and their food into words for the answers' screen. */
export const useAnswerWords = () => {
  const { formatMessage, formatDate } = useIntl();
  const { locale } = useLocaleInfo();
  return useMemo(() => {
    const allergen = (id: Allergen): string => formatMessage({ id: `answers.allergen.${id}` });
    const diet = (id: Diet): string => formatMessage({ id: `answers.diet.${id}` });
    const person = ({ name }: Pick<InvitedPerson, 'name'>): string =>
      name.trim() === '' ? formatMessage({ id: 'answers.unnamed' }) : name;
    const list = (words: readonly string[]): string => new Intl.ListFormat(locale).format(words);
    return {
      allergen,
      diet,
      person,
      list,
      household: (household: InvitedHousehold): string => householdTitle(household, locale),
      people: (people: readonly InvitedPerson[]): string => list(people.map(person)),
      /** Lists a guest's allergens, diets and notes in one line; empty when there are none. */
      needs: ({ diets, allergens, dietNotes }: InvitedPerson): string =>
        [...allergens.map(allergen), ...diets.map(diet), ...(dietNotes.trim() === '' ? [] : [dietNotes.trim()])].join(
          ', ',
        ),
      at: (instant: string): string =>
        formatDate(instant, { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' }),
      day: (instant: string): string => formatDate(instant, { dateStyle: 'medium' }),
    };
  }, [formatDate, formatMessage, locale]);
};

export type AnswerWords = ReturnType<typeof useAnswerWords>;

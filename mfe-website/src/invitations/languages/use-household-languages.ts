import { performEdit } from '@posy/remote-kit/edits';
import type { HouseholdLanguage, InvitationSettings, Wedding } from '@posy/shared-contracts/entities';
import type { Market } from '@posy/shared-contracts/markets';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { householdMarket } from '@posy/shared-contracts/rules';
import { useIntl } from 'react-intl';
import type { InvitedHousehold } from '#households/public';
import { useWebsitePlace } from '#site/edit-place';
import { changeLanguages } from '../rules/settings-edits';

/** The market in whose language a household reads. */
export type MarketOf = (household: Pick<InvitedHousehold, 'people'>) => Market;

/** The languages that households read, and the couple's choice among them. */
export const useHouseholdLanguages = (wedding: Identified<Wedding>, settings: InvitationSettings | null) => {
  const place = useWebsitePlace();
  const { formatMessage } = useIntl();
  const marketOf: MarketOf = ({ people }) => householdMarket({ people, wedding, settings });
  return {
    marketOf,
    /** The language that was chosen for a household; null where it reads the wedding's. */
    chosenFor: ({ people }: Pick<InvitedHousehold, 'people'>): HouseholdLanguage | null =>
      people.map(({ id }) => settings?.languages?.[id]).find((one) => one !== undefined) ?? null,
    choose(households: readonly InvitedHousehold[], language: HouseholdLanguage | null): void {
      const edit = changeLanguages({ weddingId: wedding.id, settings }, households, language);
      if (edit.changes.length === 0) return;
      performEdit(place, {
        edit,
        about: 'household languages',
        notice: { text: formatMessage({ id: 'invitations.language.saved' }, { count: households.length }) },
        refused: formatMessage({ id: 'invitations.language.refused' }),
      });
    },
  };
};

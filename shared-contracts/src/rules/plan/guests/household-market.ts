import type { InvitationSettings, Wedding } from '#entities';
import { defaultMarket, type Market, markets } from '#markets';

interface Reader {
  /** The head first. */
  people: readonly { id: string }[];
  wedding: { l10n: Pick<Wedding['l10n'], 'locale' | 'language'> };
  settings: Pick<InvitationSettings, 'languages'> | null;
}

/** Returns the market in whose language a household reads: as the couple chose for it, else the wedding's. */
export const householdMarket = ({ people, wedding, settings }: Reader): Market => {
  const { locale, language } = wedding.l10n;
  const chosen = people.map(({ id }) => settings?.languages?.[id]).find((one) => one !== undefined);
  return (
    markets.find((market) => market.locale === (chosen ?? locale)) ??
    markets.find((market) => market.language === language) ??
    defaultMarket
  );
};

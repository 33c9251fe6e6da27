import { loadIntl } from '@posy/remote-kit';
import { type Market, type MarketPrefix, markets } from '@posy/shared-contracts/markets';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import type { IntlShape } from 'react-intl';
import { catalogues } from '../messages';

/** Facts on every card, whoever reads it. Days are yyyy-MM-dd. */
export interface CardFacts {
  couple: string;
  day: string | null;
  place: string;
  until: string | null;
}

/** The words on a household's card. */
export interface CardWords {
  couple: string;
  day: string | null;
  place: string;
  /** The sentence that asks the household to reply. */
  asks: string;
}

/** Puts a card into words, in the language of the messages. `name`: the household's. */
export const cardWords = (intl: IntlShape, { couple, day, place, until }: CardFacts, name: string): CardWords => {
  const inWords = (date: string): string =>
    intl.formatDate(`${date}T12:00:00Z`, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    ...{ couple, place, day: day === null ? null : inWords(day) },
    asks:
      until === null
        ? intl.formatMessage({ id: 'invitations.cards.scan' }, { name })
        : intl.formatMessage({ id: 'invitations.cards.scan-until' }, { name, day: inWords(until) }),
  };
};

const intlIn = (
  { locale, telemetry }: Pick<MountProps, 'locale' | 'telemetry'>,
  market: Market,
): Promise<IntlShape> => {
  const read = { ...locale.get(), market, locale: market.locale, catalogue: market.catalogue };
  return loadIntl({ locale: { ...locale, get: () => read }, telemetry }, catalogues);
};

/** Loads the words of cards in every language, by market. */
export const loadCardIntls = async (
  host: Pick<MountProps, 'locale' | 'telemetry'>,
): Promise<ReadonlyMap<MarketPrefix, IntlShape>> =>
  new Map(
    await Promise.all(
      markets.map(async (market): Promise<[MarketPrefix, IntlShape]> => [market.prefix, await intlIn(host, market)]),
    ),
  );

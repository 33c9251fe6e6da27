import type { CountryCode } from '@posy/shared-contracts';
import type { SupplierCategory, VenueAnswer, Wedding } from '@posy/shared-contracts/entities';

/** The preference that stores the quiz's answers, by card. */
export const venueQuiz = 'at-your-venue';

/** The category of supplier for each card, in the order of the quiz. */
const kindOfCard = {
  catering: 'caterers',
  music: 'music',
  flowers: 'florists',
  photographer: 'photographers',
} as const satisfies Record<string, SupplierCategory>;

type Card = keyof typeof kindOfCard;
export type QuizKind = (typeof kindOfCard)[Card];
const cards = Object.keys(kindOfCard) as Card[];

/** A service that the venue provides leaves nothing to find; an invalid answer counts as none. */
const leaving: ReadonlySet<unknown> = new Set<VenueAnswer>(['ours', 'unsure']);

/** The facts that decide whether a person sees suppliers for the quiz. */
export interface QuizReader {
  /** Country of the page's market. */
  country: CountryCode;
  hasSeen: boolean;
  preferences: Wedding['preferences'];
  /** Types of the booked suppliers. */
  booked: ReadonlySet<string>;
}

/**
 * Returns the categories that the venue does not provide, by the couple's answers; none outside the UK, and none for a
 * person who has seen them. Source: S6-recommend-01, S6-recommend-02.
 */
export const leftToYou = ({ country, hasSeen, preferences, booked }: QuizReader): QuizKind[] =>
  country !== 'GB' || hasSeen
    ? []
    : cards
        .filter((card) => leaving.has(preferences?.[venueQuiz]?.[card]))
        .map((card) => kindOfCard[card])
        .filter((kind) => !booked.has(kind));

/** Returns true when no question of the quiz was answered yet. */
export const isUnanswered = ({ preferences }: Pick<Wedding, 'preferences'>): boolean =>
  Object.keys(preferences?.[venueQuiz] ?? {}).length === 0;

import type { CountryCode } from '@posy/shared-contracts';
import type { SupplierCategory, VenueAnswer, Wedding } from '@posy/shared-contracts/entities';

/** The quiz whose answers the wedding keeps in its preferences, by the card that asked. */
export const venueQuiz = 'at-your-venue';

/** Who does what a card asks about; in the order in which the quiz asks. */
const kindOfCard = {
  catering: 'caterers',
  music: 'music',
  flowers: 'florists',
  photographer: 'photographers',
} as const satisfies Record<string, SupplierCategory>;

type Card = keyof typeof kindOfCard;
export type QuizKind = (typeof kindOfCard)[Card];
const cards = Object.keys(kindOfCard) as Card[];

/** A venue that does it leaves nothing to find; an answer that is none is as no answer. */
const leaving: ReadonlySet<unknown> = new Set<VenueAnswer>(['ours', 'unsure']);

/** What decides whether a person sees suppliers for the quiz. */
export interface QuizReader {
  /** Of the market that the page stands in. */
  country: CountryCode;
  hasSeen: boolean;
  preferences: Wedding['preferences'];
  /** Types of who is booked already. */
  booked: ReadonlySet<string>;
}

/**
 * The kinds of supplier that the venue leaves to the couple, as they answered; none outside the UK, and none for who has
 * seen them. Source: S6-recommend-01, S6-recommend-02.
 */
export const leftToYou = ({ country, hasSeen, preferences, booked }: QuizReader): QuizKind[] =>
  country !== 'GB' || hasSeen
    ? []
    : cards
        .filter((card) => leaving.has(preferences?.[venueQuiz]?.[card]))
        .map((card) => kindOfCard[card])
        .filter((kind) => !booked.has(kind));

/** Whether nothing of the quiz was answered yet. */
export const isUnanswered = ({ preferences }: Pick<Wedding, 'preferences'>): boolean =>
  Object.keys(preferences?.[venueQuiz] ?? {}).length === 0;

import {
  type CardState,
  orderedCards,
  type TodayTaskFlow,
  type TodayTasks,
  type VenueAnswer,
  venueAnswers,
  type Wedding,
} from '@posy/shared-contracts/entities';
import * as v from 'valibot';

export type TodayCard = TodayTaskFlow['cards'][number];

/** The preference that stores a quiz's answers: the flow's name. Its values are by card. */
const answersSchema = v.record(v.string(), v.picklist(venueAnswers));

/** Returns the couple's answers in a flow's quiz, by card; invalid ones are left out. */
export const answersOf = ({ preferences }: Pick<Wedding, 'preferences'>, flow: string): Record<string, VenueAnswer> => {
  const known = Object.entries(preferences?.[flow] ?? {}).filter(([, value]) => v.is(answersSchema.value, value));
  return v.parse(answersSchema, Object.fromEntries(known));
};

/** Returns true when a quiz's answers leave suppliers to find: services that the venue does not offer, or may not. */
export const leavesToFind = (wedding: Pick<Wedding, 'preferences'>, { name, cards }: TodayTaskFlow): boolean => {
  const answers = answersOf(wedding, name);
  return cards.some(({ id, kind }) => kind === 'quiz' && (answers[id] === 'ours' || answers[id] === 'unsure'));
};

/** The facts that decide a card's progress. */
export interface CardFacts {
  record: TodayTasks['flows'][string] | undefined;
  answers: Readonly<Record<string, VenueAnswer>>;
  /** Keys of the templates whose tasks are done. */
  doneKeys: ReadonlySet<string>;
}

/** A card with its state. */
export interface CardProgress {
  card: TodayCard;
  state: 'open' | CardState;
}

const isDone = (card: TodayCard, { record, answers, doneKeys }: CardFacts): boolean =>
  record?.cards[card.id] === 'done' || answers[card.id] !== undefined || doneKeys.has(card.i18nKey);

/**
 * Returns the flow's cards in their order. A card is done when the person said so, its quiz was answered, or its task
 * is ticked on the checklist, by any member; skipped when it was skipped and none of that happened.
 */
export const cardProgress = (flow: TodayTaskFlow, facts: CardFacts): CardProgress[] =>
  orderedCards(flow).map((card) => ({
    card,
    state: isDone(card, facts) ? 'done' : (facts.record?.cards[card.id] ?? 'open'),
  }));

/** Returns the first open card. Null when none is left. */
export const currentCard = (cards: readonly CardProgress[]): TodayCard | null =>
  cards.find(({ state }) => state === 'open')?.card ?? null;

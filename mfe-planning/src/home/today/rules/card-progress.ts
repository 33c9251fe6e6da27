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

/** The preference in which a quiz keeps its answers: the flow's name. Its values are by card. */
const answersSchema = v.record(v.string(), v.picklist(venueAnswers));

/** What the couple answered in a flow's quiz, by card; what is no answer is left out. */
export const answersOf = ({ preferences }: Pick<Wedding, 'preferences'>, flow: string): Record<string, VenueAnswer> => {
  const known = Object.entries(preferences?.[flow] ?? {}).filter(([, value]) => v.is(answersSchema.value, value));
  return v.parse(answersSchema, Object.fromEntries(known));
};

/** Whether a quiz's answers leave something for the couple to find: what the venue does not do, or may not. */
export const leavesToFind = (wedding: Pick<Wedding, 'preferences'>, { name, cards }: TodayTaskFlow): boolean => {
  const answers = answersOf(wedding, name);
  return cards.some(({ id, kind }) => kind === 'quiz' && (answers[id] === 'ours' || answers[id] === 'unsure'));
};

/** What decides how far a card is. */
export interface CardFacts {
  record: TodayTasks['flows'][string] | undefined;
  answers: Readonly<Record<string, VenueAnswer>>;
  /** Keys of templates whose tasks are done. */
  doneKeys: ReadonlySet<string>;
}

/** A card and what became of it. */
export interface CardProgress {
  card: TodayCard;
  state: 'open' | CardState;
}

const isDone = (card: TodayCard, { record, answers, doneKeys }: CardFacts): boolean =>
  record?.cards[card.id] === 'done' || answers[card.id] !== undefined || doneKeys.has(card.i18nKey);

/**
 * The flow's cards in their order. A card is done when the person said so, its quiz was answered, or its task is ticked
 * on the checklist, by whomever; skipped when it was put aside and nothing of that happened.
 */
export const cardProgress = (flow: TodayTaskFlow, facts: CardFacts): CardProgress[] =>
  orderedCards(flow).map((card) => ({
    card,
    state: isDone(card, facts) ? 'done' : (facts.record?.cards[card.id] ?? 'open'),
  }));

/** Where the person goes on: the first open card. Null when none is left. */
export const currentCard = (cards: readonly CardProgress[]): TodayCard | null =>
  cards.find(({ state }) => state === 'open')?.card ?? null;

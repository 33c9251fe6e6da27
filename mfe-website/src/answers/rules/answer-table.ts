import type { Allergen, Diet, GuestQuestion } from '@posy/shared-contracts/entities';
import { isInvitedTo } from '@posy/shared-contracts/rules';
import type { GuestEvent, InvitedHousehold } from '#households/public';
import { replyOfPerson } from './question-figures';

/** The words of the table. */
export interface TableWords {
  head: {
    household: string;
    name: string;
    meal: string;
    diets: string;
    allergens: string;
    needs: string;
    song: string;
    note: string;
    answered: string;
  };
  answer: Record<'attending' | 'declined' | 'pending', string>;
  allergen: (allergen: Allergen) => string;
  diet: (diet: Diet) => string;
  title: (household: InvitedHousehold) => string;
  day: (instant: string) => string;
}

/** Everybody with what they answered, a line each: for spreadsheets. */
export const answerTable = (
  households: readonly InvitedHousehold[],
  { events, questions }: { events: readonly GuestEvent[]; questions: readonly GuestQuestion[] },
  words: TableWords,
): string[][] => {
  const { household, name, meal, diets, allergens, needs, song, note, answered } = words.head;
  const head = [
    household,
    name,
    ...events.map((event) => event.name),
    meal,
    diets,
    allergens,
    needs,
    ...questions.map((question) => question.words),
    song,
    note,
    answered,
  ];
  const lines = households.flatMap((one) =>
    one.people.map((person, index) => [
      words.title(one),
      person.name,
      ...events.map((event) => (isInvitedTo(event, person) ? words.answer[person.rsvp[event.id] ?? 'pending'] : '')),
      person.meal,
      person.diets.map(words.diet).join(', '),
      person.allergens.map(words.allergen).join(', '),
      person.dietNotes,
      ...questions.map((question) => replyOfPerson(question, person, one) ?? ''),
      // The song and the message belong to the whole household, so only its first row has them.
      ...(index === 0 && one.answer !== null ? [one.answer.song, one.answer.message] : ['', '']),
      one.answer === null ? '' : words.day(one.answer.answeredAt),
    ]),
  );
  return [head, ...lines];
};

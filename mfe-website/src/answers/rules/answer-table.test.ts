import {
  type GuestQuestion,
  guestSchema,
  householdAnswerSchema,
  weddingEventSchema,
} from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import { invitedHouseholds } from '#households/public';
import { guestDocuments, storedAnswer } from '#testing/example-households';
import {
  allergenPeople,
  eventReplies,
  mealChoices,
  missingHouseholds,
  songWishes,
  totalReplies,
} from './answer-figures';
import { answerTable } from './answer-table';
import { questionFigures } from './question-figures';

const read = <T>(schema: v.GenericSchema<unknown, T>, documents: Record<string, unknown>) =>
  Object.entries(documents).map(([id, data]) => ({ ...v.parse(schema, data), id }));
const answers = {
  ravi: storedAnswer(
    {
      ravi: { events: { e1: 'attending' }, meal: 'Lamb', allergens: ['nuts'], replies: { bus: 'At one', nights: '2' } },
      // Replies from before she declined.
      anita: { events: { e1: 'declined' }, replies: { bus: 'At eleven', nights: '3' } },
    },
    { song: 'September', message: 'We look forward to it' },
  ),
};
const households = invitedHouseholds(
  {
    guests: read(guestSchema, guestDocuments['weddings/w1/guests']),
    invitations: [],
    answers: read(householdAnswerSchema, answers),
  },
  'en-GB',
);
const events = read(weddingEventSchema, guestDocuments['weddings/w1/events']);
const [dinner] = events;
const bus = {
  ...{ id: 'bus', kind: 'choice', words: 'Bus home?', choices: ['At eleven', 'At one'], event: 'e1' },
} satisfies GuestQuestion;

test('figures count people, songs count households', () => {
  expect(totalReplies(households)).toEqual({ coming: 1, declined: 1, open: 3, needs: 1 });
  expect(dinner === undefined ? null : eventReplies(dinner, households)).toEqual({
    coming: 1,
    declined: 1,
    open: 3,
    invited: 5,
  });
  expect(mealChoices(households)).toEqual({ meals: [{ what: 'Lamb', count: 1 }], open: 0, all: 1 });
  // A guest of the evening comes after dinner.
  const ofEvening = households.map((household) => ({
    ...household,
    people: household.people.map((person) => ({ ...person, invitationType: 'evening' as const, meal: '' })),
  }));
  expect(mealChoices(ofEvening)).toEqual({ meals: [], open: 0, all: 0 });
  expect(allergenPeople(households)).toMatchObject([{ allergen: 'nuts', people: [{ id: 'ravi' }] }]);
  expect(songWishes(households)).toEqual([{ what: 'September', count: 1 }]);
  expect(missingHouseholds(households, events).map(({ id }) => id)).toEqual(['gran', 'theo']);
});

test('replies to the couple’s own questions count guests who come, and numbers add up', () => {
  const people = (name: string) => [expect.objectContaining({ name }) as unknown];
  expect(questionFigures(bus, households)).toEqual({
    ...{ asked: 1, replied: 1, total: null },
    replies: [
      { reply: 'At eleven', people: [] },
      { reply: 'At one', people: people('Ravi Kapoor') },
    ],
  });
  const nights: GuestQuestion = { id: 'nights', kind: 'number', words: 'Nights?', choices: [], event: null };
  expect(questionFigures(nights, households)).toMatchObject({ asked: 1, replied: 1, total: 2 });
});

test('the table has a line for everybody, and what a household says together once', () => {
  const words = (id: string): string => id;
  const table = answerTable(
    households,
    { events, questions: [bus] },
    {
      head: {
        ...{ household: 'Household', name: 'Name', meal: 'Meal', diets: 'Diet', allergens: 'Allergens' },
        ...{ needs: 'Needs', song: 'Song', note: 'Note', answered: 'Answered' },
      },
      answer: { attending: 'yes', declined: 'no', pending: '?' },
      ...{ allergen: words, diet: words, title: ({ id }) => id, day: (instant) => instant.slice(0, 10) },
    },
  );
  expect(table[0]).toEqual([
    'Household',
    'Name',
    'Dinner',
    'Meal',
    'Diet',
    'Allergens',
    'Needs',
    'Bus home?',
    'Song',
    'Note',
    'Answered',
  ]);
  expect(table.slice(1)).toEqual([
    ['gran', 'Gran', '?', '', '', '', '', '', '', '', ''],
    [
      'ravi',
      'Ravi Kapoor',
      'yes',
      'Lamb',
      '',
      'nuts',
      '',
      'At one',
      'September',
      'We look forward to it',
      '2026-11-19',
    ],
    ['ravi', 'Anita Kapoor', 'no', '', '', '', '', '', '', '', '2026-11-19'],
    ['theo', 'Theo Walsh', '?', '', '', '', '', '', '', '', ''],
    ['theo', '', '?', '', '', '', '', '', '', '', ''],
  ]);
});

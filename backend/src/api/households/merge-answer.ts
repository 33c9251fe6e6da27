import {
  givenAnswersOf,
  type Guest,
  type HouseholdAnswer,
  type OpenField,
  type PersonAnswer,
} from '@posy/shared-contracts/entities';
import { type Call } from '../handler';
import { type Household, type HouseholdPerson } from './household';

type AnswerBody = Call<'answerInvitation'>['body'];
type Own = AnswerBody['people'][string];
type Seen = NonNullable<AnswerBody['seen']>[string];

/** A person after the household's answer: on the guest list, in the household's own words, and what is open between the two. */
export interface MergedPerson {
  person: HouseholdPerson;
  said: PersonAnswer;
  open: OpenField[];
}

/** The needs of a person: what they eat, and do not. */
const needs = ['meal', 'diets', 'allergens', 'dietNotes'] as const;

const isSame = (one: unknown, other: unknown): boolean =>
  Array.isArray(one) && Array.isArray(other)
    ? JSON.stringify([...(one as string[])].sort()) === JSON.stringify([...(other as string[])].sort())
    : one === other;

/** Returns the answers of a guest on the list; open ones are missing. */
export const givenOn = ({ rsvp }: Pick<Guest, 'rsvp'>): PersonAnswer['events'] =>
  Object.fromEntries(
    Object.entries(rsvp).flatMap(([event, answer]) => (answer === 'pending' ? [] : [[event, answer] as const])),
  );

/** Returns a listed person's answers to the household's events. */
const listed = (person: HouseholdPerson, events: Household['events']): PersonAnswer => {
  const { meal, diets, allergens, dietNotes } = person;
  const known = new Set(events.map(({ id }) => id));
  const given = Object.entries(givenOn(person)).filter(([event]) => known.has(event));
  return { events: Object.fromEntries(given), meal, diets, allergens, dietNotes };
};

/** One value of three: on the list now, as the household saw it, and as it says it now. `last`: as it said it the time before. */
interface Values {
  now: unknown;
  seen: unknown;
  last: unknown;
  said: unknown;
}

/**
 * Returns true when the couple changed the value after the household's page was loaded; a change by another member of
 * the household does not count.
 */
const isChangedMeanwhile = ({ now, seen, last }: Values): boolean => !isSame(now, seen) && !isSame(now, last);

/** Decides about a value: the household's is taken over, the couple's stays, or both stand until one is chosen. */
const outcomeOf = (values: Values): 'said' | 'stays' | 'open' => {
  if (isSame(values.now, values.said) || !isChangedMeanwhile(values)) return 'said';
  return isSame(values.said, values.seen) ? 'stays' : 'open';
};

const mergeEvents = (person: HouseholdPerson, own: Own, seen: Seen | undefined, last: PersonAnswer | undefined) => {
  const rsvp: Guest['rsvp'] = { ...person.rsvp };
  const said = givenAnswersOf(own.events);
  const shown = seen === undefined ? null : givenAnswersOf(seen.events);
  let isOpen = false;
  for (const [event, answer] of Object.entries(said)) {
    const now = rsvp[event] ?? 'pending';
    const values = { now, seen: shown?.[event] ?? 'pending', last: last?.events[event], said: answer };
    // An answer is said aloud each time: one that was left as it stood is no less meant.
    const isStanding = shown !== null && now !== answer && isChangedMeanwhile(values);
    if (isStanding) isOpen = true;
    else rsvp[event] = answer;
  }
  return { rsvp, said, isOpen };
};

const mergeNamed = (
  person: HouseholdPerson,
  own: Own,
  { seen, last, lastName }: { seen: Seen | undefined; last: PersonAnswer | undefined; lastName: string },
): MergedPerson => {
  const events = mergeEvents(person, own, seen, last);
  const open: OpenField[] = events.isOpen ? ['events'] : [];
  const merged: HouseholdPerson = { ...person, rsvp: events.rsvp };
  const take = (field: OpenField, values: Values, write: () => void): void => {
    const outcome = seen === undefined ? 'said' : outcomeOf(values);
    if (outcome === 'said') write();
    if (outcome === 'open') open.push(field);
  };
  for (const field of needs)
    take(field, { now: person[field], seen: seen?.[field], last: last?.[field], said: own[field] }, () =>
      Object.assign(merged, { [field]: own[field] }),
    );
  const name = own.name?.trim();
  if (person.plusOne && name !== undefined)
    take('name', { now: person.name, seen: seen?.name, last: lastName, said: name }, () => {
      merged.name = name;
    });
  const { meal, diets, allergens, dietNotes } = own;
  const said = { ...last?.events, ...events.said };
  return { person: merged, said: { events: said, meal, diets, allergens, dietNotes }, open };
};

/**
 * Returns a household's people after its answer. People who are not named stay unchanged; changes that the couple made
 * since the household's page was loaded are not overwritten.
 */
export const mergeAnswer = (
  { people, events }: Pick<Household, 'people' | 'events'>,
  { people: named, seen = {} }: Pick<AnswerBody, 'people' | 'seen'>,
  before: Pick<HouseholdAnswer, 'people' | 'open' | 'plusOne'> | null,
): MergedPerson[] =>
  people.map((person) => {
    const { id } = person;
    const last = before?.people[id];
    const own = Object.hasOwn(named, id) ? named[id] : undefined;
    if (own === undefined) return { person, said: last ?? listed(person, events), open: before?.open[id] ?? [] };
    const merged = mergeNamed(person, own, { seen: seen[id], last, lastName: before?.plusOne.name ?? '' });
    // Answers from before households could answer are theirs too.
    return last === undefined
      ? { ...merged, said: { ...merged.said, events: { ...listed(person, events).events, ...merged.said.events } } }
      : merged;
  });

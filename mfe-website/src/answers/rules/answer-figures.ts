import { type Allergen, allergens, type RsvpAnswer } from '@posy/shared-contracts/entities';
import { isInvitedTo, replyOf } from '@posy/shared-contracts/rules';
import type { GuestEvent, InvitedHousehold, InvitedPerson } from '#households/public';

/** The number of guests for each reply. */
export interface Replies {
  coming: number;
  declined: number;
  open: number;
}

const countReplies = (replies: readonly RsvpAnswer[]): Replies => ({
  coming: replies.filter((reply) => reply === 'attending').length,
  declined: replies.filter((reply) => reply === 'declined').length,
  open: replies.filter((reply) => reply === 'pending').length,
});

export const peopleOf = (households: readonly InvitedHousehold[]): InvitedPerson[] =>
  households.flatMap(({ people }) => people);

/** Returns true when the caterer needs to know of a guest's diet, allergen or note. */
const hasNeeds = ({ diets, allergens: left, dietNotes }: InvitedPerson): boolean =>
  diets.length > 0 || left.length > 0 || dietNotes.trim() !== '';

/** The figures over all events. */
export const totalReplies = (households: readonly InvitedHousehold[]): Replies & { needs: number } => {
  const people = peopleOf(households);
  return { ...countReplies(people.map(replyOf)), needs: people.filter(hasNeeds).length };
};

/** The figures of one event: of the guests who are invited to it. */
export const eventReplies = (
  event: GuestEvent,
  households: readonly InvitedHousehold[],
): Replies & { invited: number } => {
  const invited = peopleOf(households).filter((person) => isInvitedTo(event, person));
  return { ...countReplies(invited.map(({ rsvp }) => rsvp[event.id] ?? 'pending')), invited: invited.length };
};

/** Something that several chose. */
export interface Chosen {
  what: string;
  count: number;
}

const tally = (words: readonly string[]): Chosen[] => {
  const counts = new Map<string, Chosen>();
  for (const word of words) {
    const key = word.replaceAll(/\s+/g, ' ').trim().toLowerCase();
    const known = counts.get(key);
    counts.set(key, { what: known?.what ?? word.trim(), count: (known?.count ?? 0) + 1 });
  }
  return [...counts.values()].sort((a, b) => b.count - a.count || a.what.localeCompare(b.what));
};

/** Guests of the evening have no dinner, unless a dish was chosen for them. */
const isEater = (person: InvitedPerson): boolean =>
  replyOf(person) === 'attending' && (person.invitationType !== 'evening' || person.meal.trim() !== '');

/**
 * Counts the meals of the guests who come to the day, the most chosen first; `open` counts guests without a choice.
 */
export const mealChoices = (
  households: readonly InvitedHousehold[],
): { meals: Chosen[]; open: number; all: number } => {
  const eaters = peopleOf(households).filter(isEater);
  const chosen = eaters.map(({ meal }) => meal).filter((meal) => meal.trim() !== '');
  return { meals: tally(chosen), open: eaters.length - chosen.length, all: eaters.length };
};

/**
 * Lists the guests with each allergen, the most frequent first; guests who cannot come are left out, as nobody cooks
 * for them.
 */
export const allergenPeople = (
  households: readonly InvitedHousehold[],
): { allergen: Allergen; people: readonly InvitedPerson[] }[] => {
  const eaters = peopleOf(households).filter((person) => replyOf(person) !== 'declined');
  return allergens
    .map((allergen) => ({ allergen, people: eaters.filter((person) => person.allergens.includes(allergen)) }))
    .filter(({ people }) => people.length > 0)
    .sort((a, b) => b.people.length - a.people.length);
};

/** Songs by how many households ask for them. */
export const songWishes = (households: readonly InvitedHousehold[]): Chosen[] =>
  tally(households.map(({ answer }) => answer?.song ?? '').filter((song) => song.trim() !== ''));

type Answered = InvitedHousehold & { answer: NonNullable<InvitedHousehold['answer']> };

const isAnswered = (household: InvitedHousehold): household is Answered => household.answer !== null;

/** The households that answered, the latest first. */
export const latestAnswers = (households: readonly InvitedHousehold[]): Answered[] =>
  households.filter(isAnswered).sort((a, b) => Date.parse(b.answer.answeredAt) - Date.parse(a.answer.answeredAt));

/** Returns true when a person of the household has yet to reply to an event that they are invited to. */
const isOpen = ({ people }: InvitedHousehold, events: readonly GuestEvent[]): boolean =>
  people.some((person) =>
    events.some((event) => isInvitedTo(event, person) && (person.rsvp[event.id] ?? 'pending') === 'pending'),
  );

/** The households that have not answered, neither by their link nor on the guest list. */
export const missingHouseholds = (
  households: readonly InvitedHousehold[],
  events: readonly GuestEvent[],
): InvitedHousehold[] => households.filter((household) => household.answer === null && isOpen(household, events));

import {
  type Guest,
  type HouseholdAnswer,
  type HouseholdInvitation,
  type InvitationProgress,
  invitationProgress,
} from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { householdOf, householdTitle as titleOf, isInvitedTo } from '@posy/shared-contracts/rules';

export type InvitedPerson = Identified<Guest>;

/** The progress of an invitation; `none`: there is no link yet. */
export type HouseholdState = 'none' | InvitationProgress;

/** A household as it is invited: its people, its link and what it said. */
export interface InvitedHousehold {
  /** Id of the head: also that of the invitation and the answer. */
  id: string;
  head: InvitedPerson;
  /** The head first, whom somebody brings last. */
  people: readonly InvitedPerson[];
  invitation: HouseholdInvitation | null;
  answer: HouseholdAnswer | null;
  state: HouseholdState;
}

/** The documents of a wedding from which its households are made. */
export interface HouseholdLists {
  guests: readonly InvitedPerson[];
  invitations: readonly Identified<HouseholdInvitation>[];
  answers: readonly Identified<HouseholdAnswer>[];
}

const rank = (id: string, { id: own, plusOne, child }: InvitedPerson): number =>
  own === id ? 0 : 1 + (child ? 1 : 0) + (plusOne ? 2 : 0);

/** An answer by phone counts as one, whatever became of the link. */
const stateOf = (invitation: HouseholdInvitation | null, answer: HouseholdAnswer | null): HouseholdState => {
  if (answer !== null) return 'answered';
  return invitation === null ? 'none' : invitationProgress(invitation);
};

const gathered = (guests: readonly InvitedPerson[]): Map<string, InvitedPerson[]> => {
  const households = new Map<string, InvitedPerson[]>();
  for (const guest of guests) {
    const id = householdOf(guest);
    const people = households.get(id);
    if (people === undefined) households.set(id, [guest]);
    else people.push(guest);
  }
  return households;
};

/** Every household with somebody who leads it, by name. One whose head is gone waits until the guest list has another. */
export const invitedHouseholds = (
  { guests, invitations, answers }: HouseholdLists,
  locale: string,
): InvitedHousehold[] => {
  const invitationOf = new Map(invitations.map((one) => [one.id, one]));
  const answerOf = new Map(answers.map((one) => [one.id, one]));
  const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true });
  return [...gathered(guests)]
    .flatMap(([id, members]) => {
      const head = members.find((one) => one.id === id);
      if (head === undefined) return [];
      const people = [...members].sort((a, b) => rank(id, a) - rank(id, b) || collator.compare(a.name, b.name));
      const [invitation, answer] = [invitationOf.get(id) ?? null, answerOf.get(id) ?? null];
      return [{ id, head, people, invitation, answer, state: stateOf(invitation, answer) }];
    })
    .sort((a, b) => collator.compare(sortName(a), sortName(b)));
};

const sortName = ({ head: { household, name } }: InvitedHousehold): string => {
  const shown = household.trim() === '' ? name : household;
  return `${shown.trim().split(/\s+/).at(-1) ?? ''} ${shown}`;
};

/** The household's name on the envelope. */
export const householdTitle = ({ head, people }: Pick<InvitedHousehold, 'head' | 'people'>, locale: string): string =>
  titleOf(head, people, locale);

/** Returns true when a household's name, or the name of one of its people, contains the search text. */
export const isHouseholdFound = (household: InvitedHousehold, title: string, wanted: string): boolean => {
  const folded = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const text = folded(wanted.trim());
  return [title, ...household.people.map(({ name }) => name)].some((name) => folded(name).includes(text));
};

/** The e-mail address for a household's letters; null when none is noted. */
export const householdEmail = ({ people }: Pick<InvitedHousehold, 'people'>): string | null =>
  people.map(({ contacts }) => (contacts.email ?? '').trim()).find((email) => email !== '') ?? null;

/** Returns true when the event invites at least one person of the household. */
export const isAsked = (
  event: Parameters<typeof isInvitedTo>[0],
  { people }: Pick<InvitedHousehold, 'people'>,
): boolean => people.some((person) => isInvitedTo(event, person));

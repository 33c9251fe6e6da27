import type { EndpointInput } from '@posy/shared-contracts/endpoints';
import { isInvitedTo } from '@posy/shared-contracts/rules';
import type { GuestEvent, InvitedHousehold, InvitedPerson } from '#households/public';

type Body = NonNullable<EndpointInput<'answerForHousehold'>['body']>;

/** The answers that the couple notes for one person; '' means that the reply to an event is open. */
export interface PersonDraft {
  events: Readonly<Record<string, '' | 'attending' | 'declined'>>;
  meal: string;
  dietNotes: string;
  name: string;
  /** Replies to the couple's own questions, by their ids. */
  replies: Readonly<Record<string, string>>;
}

/** Fills the form with the answers that are known of a person so far. */
export const draftOf = (
  person: InvitedPerson,
  events: readonly GuestEvent[],
  answer: InvitedHousehold['answer'],
): PersonDraft => ({
  events: Object.fromEntries(
    events
      .filter((event) => isInvitedTo(event, person))
      .map((event) => {
        const answer = person.rsvp[event.id] ?? 'pending';
        return [event.id, answer === 'pending' ? '' : answer];
      }),
  ),
  meal: person.meal,
  dietNotes: person.dietNotes,
  name: person.name,
  replies: answer?.people[person.id]?.replies ?? {},
});

/** Builds the call that stores the answers. Fields that the form does not ask for stay as they are. */
export const phoneAnswer = (
  household: InvitedHousehold,
  drafts: Readonly<Record<string, PersonDraft>>,
  message: string,
): Pick<Body, 'people' | 'message'> => ({
  people: Object.fromEntries(
    household.people.flatMap((person) => {
      const draft = drafts[person.id];
      if (draft === undefined) return [];
      const events = Object.fromEntries(
        Object.entries(draft.events).flatMap(([event, answer]) => (answer === '' ? [] : [[event, answer] as const])),
      );
      const { diets, allergens, plusOne } = person;
      const { meal, dietNotes, name, replies } = draft;
      const hasReplies = Object.keys(replies).length > 0;
      return [
        [
          person.id,
          { events, meal, dietNotes, diets, allergens, ...(hasReplies && { replies }), ...(plusOne && { name }) },
        ],
      ];
    }),
  ),
  ...(message.trim() !== '' && { message }),
});

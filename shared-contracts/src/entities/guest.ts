import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.maxLength(most));

/** Answers to an invitation. */
export const rsvpAnswers = ['pending', 'attending', 'declined'] as const;
/** Parts of the wedding that a guest is invited to. */
export const invitationTypes = ['day', 'evening', 'ceremony'] as const;

/** `weddings/{id}/guests/{id}`. Source: section 3, Guest. */
export const guestSchema = v.object({
  name: text(200),
  /** Id of the group's head; null for a head and for a guest who is alone. */
  head: v.nullable(v.string()),
  contacts: v.object({ email: v.optional(v.nullable(text(320)), null) }),
  address: v.optional(text(500), ''),
  location: v.optional(text(200), ''),
  /** Event id to answer. */
  rsvp: v.optional(v.record(v.string(), v.picklist(rsvpAnswers)), {}),
  invitationType: v.optional(v.picklist(invitationTypes), 'day'),
  plusOne: v.optional(v.boolean(), false),
});
export type Guest = v.InferOutput<typeof guestSchema>;

/** Whether a guest counts as missing an e-mail: none, or only blanks. Source: section 3, Guest. */
export const lacksEmail = ({ contacts }: { contacts: { email?: string | null | undefined } }): boolean =>
  (contacts.email ?? '').trim() === '';

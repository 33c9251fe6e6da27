import type { EventAudience } from '@posy/shared-contracts/entities';

/**
 * The audiences that an event's form offers. A guest who is invited to a part is invited to the parts after it, too.
 */
export const eventChoices = ['everyone', 'ceremony', 'day', 'households'] as const;
export type AudienceChoice = (typeof eventChoices)[number];

/** The choice that the form shows for an audience. */
export const audienceChoice = ({ kind, parts }: EventAudience): AudienceChoice => {
  if (kind !== 'parts') return kind;
  return parts.includes('ceremony') ? 'ceremony' : 'day';
};

/**
 * The choices that the form offers; households only for people who see the guests, or when the event has chosen some
 * already.
 */
export const audienceChoices = (stored: EventAudience, seesGuests: boolean): AudienceChoice[] =>
  eventChoices.filter((choice) => choice !== 'households' || seesGuests || stored.kind === 'households');

/** The audience of a choice; what is stored already stays as it is, with all that it names. */
export const audienceOfChoice = (choice: string, stored: EventAudience): EventAudience => {
  if (choice === audienceChoice(stored)) return stored;
  if (choice === 'ceremony' || choice === 'day') return { kind: 'parts', parts: [choice], households: {} };
  if (choice === 'households') return { kind: 'households', parts: [], households: {} };
  return { kind: 'everyone', parts: [], households: {} };
};

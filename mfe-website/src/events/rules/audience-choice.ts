import type { EventAudience } from '@posy/shared-contracts/entities';

/** Who is asked to an event, as its form offers it. A guest asked to a part is asked to those after it, too. */
export const eventChoices = ['everyone', 'ceremony', 'day', 'households'] as const;
export type AudienceChoice = (typeof eventChoices)[number];

/** What the form shows of an audience. */
export const audienceChoice = ({ kind, parts }: EventAudience): AudienceChoice => {
  if (kind !== 'parts') return kind;
  return parts.includes('ceremony') ? 'ceremony' : 'day';
};

/** What the form offers; households to who may see them, or where some were chosen already. */
export const audienceChoices = (stored: EventAudience, seesGuests: boolean): AudienceChoice[] =>
  eventChoices.filter((choice) => choice !== 'households' || seesGuests || stored.kind === 'households');

/** The audience of a choice; what is stored already stays as it is, with all that it names. */
export const audienceOfChoice = (choice: string, stored: EventAudience): EventAudience => {
  if (choice === audienceChoice(stored)) return stored;
  if (choice === 'ceremony' || choice === 'day') return { kind: 'parts', parts: [choice], households: {} };
  if (choice === 'households') return { kind: 'households', parts: [], households: {} };
  return { kind: 'everyone', parts: [], households: {} };
};

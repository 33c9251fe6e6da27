import { messages as households } from '#households/messages/en-GB';
import { messages as first } from '#messages/en-GB';

/** The messages of every screen about households, besides its own. */
export const householdWords = { ...first, ...households };

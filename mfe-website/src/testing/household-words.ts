import { messages as households } from '#households/messages/en-GB';
import { messages as first } from '#messages/en-GB';

/** What every screen about households says, beside its own words. */
export const householdWords = { ...first, ...households };

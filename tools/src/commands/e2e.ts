import { runJourneys } from '../tiers/journeys';

/** `posy e2e [arguments of playwright test]`: the journeys, against a server of their own with temporary data. */
export const main = (args: string[]): Promise<void> => runJourneys(args);

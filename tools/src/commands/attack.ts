import { runJourneys } from '../tiers/journeys';

/** `posy attack [name]`: what somebody who means harm tries, against a server of its own with temporary data. */
export const main = (args: string[]): Promise<void> => runJourneys(args, { POSY_E2E_RUN: 'attacks' });

import { runJourneys } from '../tiers/journeys';

/** `posy attack [name]`: runs attacks against a separate server with temporary data. */
export const main = (args: string[]): Promise<void> => runJourneys(args, { POSY_E2E_RUN: 'attacks' });

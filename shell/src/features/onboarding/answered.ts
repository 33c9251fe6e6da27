import type { Wedding } from '@posy/shared-contracts/entities';

/** How many of the questions a wedding answers by now. */
export const answersOf = ({ date, dateChoice, partners, location, guests, budget, bookings }: Wedding): number =>
  [
    date !== null || dateChoice != null,
    partners.filter((name) => name.trim() !== '').length > 1,
    location !== null,
    (guests.estimate ?? 0) > 0,
    budget > 0,
    bookings.venue,
  ].filter(Boolean).length;

/** Stems of the posy: three to begin with, two for each answer, of the 27 that it has room for. */
export const stemsOf = (answers: number): number => (3 + 2 * answers) / 27;

import type { Wedding } from '#entities';

/** Fields that the first questions fill. */
type FirstAnswers = Pick<Wedding, 'date' | 'dateChoice' | 'partners' | 'location' | 'guests' | 'budget'> & {
  bookings: Pick<Wedding['bookings'], 'venue'>;
};

/** Returns the number of first questions that a wedding has answered. */
const answersOf = ({ date, dateChoice, partners, location, guests, budget, bookings }: FirstAnswers): number =>
  [
    date !== null || dateChoice != null,
    partners.filter((name) => name.trim() !== '').length > 1,
    location !== null,
    (guests.estimate ?? 0) > 0,
    budget > 0,
    bookings.venue,
  ].filter(Boolean).length;

const all = 27;
const first = 3;
const perAnswer = 2;

/**
 * Returns the number of stems in a wedding's posy, wherever it is drawn: three to begin with, two for each of the first
 * questions that is answered, and the rest with the list, of which `ticked` is done (0 to 1). The first ticks bring
 * more than the last. The list never takes away stems that an answer brought.
 */
export const posyStems = (wedding: FirstAnswers, ticked = 0): number => {
  const answered = first + perAnswer * answersOf(wedding);
  return answered + Math.round((all - answered) * Math.min(1, Math.max(0, ticked)) ** 0.64);
};

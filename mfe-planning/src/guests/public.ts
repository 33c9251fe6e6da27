// What other areas may use of this one.
export { useGuestTotals } from './queries/guest-totals';

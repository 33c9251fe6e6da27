// The exports that other areas may use.
export { useGuestTotals } from './queries/guest-totals';

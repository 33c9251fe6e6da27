import { useLostWedding } from './use-lost-wedding';

/** Watches for a wedding that is lost while the page is open; renders nothing. It only loads with a session. */
export const LostWeddingWatch = () => {
  useLostWedding();
  return null;
};

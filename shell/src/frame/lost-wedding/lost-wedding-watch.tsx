import { useLostWedding } from './use-lost-wedding';

/** Watches for a wedding that is lost while the page is open; draws nothing. Loaded with a session only. */
export const LostWeddingWatch = () => {
  useLostWedding();
  return null;
};

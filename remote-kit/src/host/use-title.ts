import { useEffect } from 'react';

/**
 * Names the page in the browser's tab and history.
 *
 * @example
 * useTitle(formatMessage({ id: 'guests.title' })); // 'Guests · Posy'
 */
export const useTitle = (title: string): void => {
  useEffect(() => {
    document.title = `${title} · Posy`;
  }, [title]);
};

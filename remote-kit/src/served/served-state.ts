import type { QueryClient } from '@posy/remote-kit/query';

/** Initial state in the page of a part that the server rendered. */
export interface ServedState {
  /** Names of the screens whose code it shows. */
  screens: string[];
  /** Keys and answers of what was asked for. */
  queries: [readonly unknown[], unknown][];
}

/** Marks the element that carries it, before the part's own. */
export const stateAttribute = 'data-posy-state';

/** Takes what came with the part in this element; null for one that the page draws itself. */
export const takeServedState = (container: HTMLElement): ServedState | null => {
  const element = container.previousElementSibling;
  if (!element?.hasAttribute(stateAttribute)) return null;
  element.remove();
  return JSON.parse(element.textContent) as ServedState;
};

/** Returns the data that a part was rendered from: all successful answers, by their keys. */
export const answersIn = (queryClient: QueryClient): ServedState['queries'] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state: { data } }) => [queryKey, data]);

/** Fills a page's cache with the data that its document was rendered from, so that none is requested again. */
export const giveAnswers = ({ queries }: ServedState, queryClient: QueryClient): void => {
  for (const [key, data] of queries) queryClient.setQueryData(key, data);
};

import { useLocation } from '@posy/remote-kit/router';
import { isCategory, parseList, parseSearch } from '#supplier/rules/asked/search-state';
import { Results } from './results';

/** Suppliers of all categories, or of the one in the query; `searchParams` holds a whole list. */
export const SearchScreen = () => {
  const { search } = useLocation();
  const given = new URLSearchParams(search);
  const category = given.get('category') ?? undefined;
  const list = parseList(given.get('searchParams'));
  return <Results search={list ?? parseSearch(isCategory(category) ? category : null, search)} />;
};

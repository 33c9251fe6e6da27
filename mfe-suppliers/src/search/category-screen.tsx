import { useLocation, useParams } from '@posy/remote-kit/router';
import { isCategory, parseSearch } from '#supplier/rules/asked/search-state';
import { NotHere } from '#supplier/screen/not-here';
import { Results } from './results';

/** The suppliers of one category. */
export const CategoryScreen = () => {
  const { category } = useParams();
  const { search } = useLocation();
  return isCategory(category) ? <Results search={parseSearch(category, search)} /> : <NotHere />;
};

import { useLocaleInfo } from '@posy/remote-kit';
import type { SearchUnderstanding } from '@posy/shared-contracts/endpoints';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { Link } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { emptySearch, type SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';

/** A category near a trade that the directory does not have. */
export interface NearestCategory {
  category: SupplierCategory;
  search: SupplierSearch;
}

/** Returns the nearest categories to a trade that nobody offers, if one was searched. */
export const nearestOf = (search: SupplierSearch, understood: SearchUnderstanding | undefined): NearestCategory[] =>
  (understood?.unofferedNear ?? []).map((category) => ({
    category,
    search: {
      ...emptySearch,
      isMapped: search.isMapped,
      area: search.area || (understood?.place?.name ?? ''),
      category,
    },
  }));

/** The nearest kinds as links, in a sentence. */
export const Offers = ({ near }: { near: readonly NearestCategory[] }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatList } = useIntl();
  const links = near.map(({ category, search }) => (
    <Link key={category} href={listHref(prefix, search)}>
      {formatMessage({ id: `suppliers.category.${category}` })}
    </Link>
  ));
  return <>{formatList(links, { type: 'disjunction' })}</>;
};

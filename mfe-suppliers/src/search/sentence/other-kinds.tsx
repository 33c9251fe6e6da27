import { useLocaleInfo } from '@posy/remote-kit';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { Link, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import type { SupplierSearch } from '#supplier/rules/asked/search-state';
import { listHref } from '#supplier/rules/links';

interface Props {
  search: SupplierSearch;
  kinds: readonly SupplierCategory[];
}

/** Further categories in the sentence: a list has one category, so the others are links with the same words. */
export const OtherKinds = ({ search, kinds }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage, formatList } = useIntl();
  if (kinds.length === 0) return null;
  const links = kinds.map((category) => (
    <Link key={category} href={listHref(prefix, { ...search, category, features: [], styles: [], kinds: [], page: 1 })}>
      {formatMessage({ id: `suppliers.category.${category}` })}
    </Link>
  ));
  return (
    <Text>{formatMessage({ id: 'search.read.others' }, { kinds: <span key="kinds">{formatList(links)}</span> })}</Text>
  );
};

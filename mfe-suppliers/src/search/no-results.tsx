import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, EmptyState, Link, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { listHref } from '#supplier/rules/links';
import { rescuesOf, type Rescue } from './rescue';
import type { SupplierSearch } from '#supplier/rules/search-state';
import { LazySpot } from '#supplier/screen/lazy-spot';
import { listTitle } from '#supplier/rules/list-title';
import { totalQuery } from '#supplier/rules/search-queries';

/** One way out, once it is known that something is there. */
const WayOut = ({ rescue }: { rescue: Rescue }) => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const intl = useIntl();
  const { data: total = 0 } = useQuery(totalQuery(api, market.country, rescue.search));
  if (total === 0) return null;
  const found = listTitle(intl, total, rescue.search);
  return (
    <li>
      <Text size="small" tone="soft">
        {intl.formatMessage({ id: `suppliers.rescue.${rescue.without}` })}
      </Text>
      <Link href={listHref(market.prefix, rescue.search)}>{found}</Link>
    </li>
  );
};

/** Nothing fits: says so in words, and offers what would be there with one wish fewer. */
export const NoResults = ({ search }: { search: SupplierSearch }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      picture={<LazySpot kind="search" />}
      title={formatMessage({ id: 'suppliers.none.title' })}
      actions={
        <ButtonLink href={paths.directory(prefix)}>{formatMessage({ id: 'suppliers.none.everything' })}</ButtonLink>
      }
    >
      <Stack gap={4}>
        <p>{formatMessage({ id: 'suppliers.none.body' })}</p>
        <Stack as="ul" gap={3}>
          {rescuesOf(search).map((rescue) => (
            <WayOut key={rescue.without} rescue={rescue} />
          ))}
        </Stack>
      </Stack>
    </EmptyState>
  );
};

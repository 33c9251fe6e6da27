import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { Heading, Loading, Page, Pagination, Stack, VisuallyHidden } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { listHref } from '#supplier/rules/links';
import type { SupplierSearch } from '#supplier/rules/search-state';
import { Cards } from '#supplier/card/cards';
import { CardsSkeleton } from '#supplier/card/cards-skeleton';
import { LoadFailure } from '#supplier/screen/load-failure';
import { useFocusOnChange } from '#supplier/screen/use-focus-on-change';
import { HowWeRank } from './how-we-rank';
import { listTitle } from '#supplier/rules/list-title';
import { NoResults } from './no-results';
import { ResultFilters } from './result-filters';
import { SearchForm } from './search-form';
import { searchQuery } from '#supplier/rules/search-queries';
import { Heart } from '#shortlist/public';
import { SupplierCard } from '#supplier/card/supplier-card';

type Found = EndpointOutput<'searchSuppliers'>;

const Dimming = styled.div`
  display: grid;
  gap: 32px;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

/** Only who stands somewhere for money is marked; older servers mark everybody who pays. */
const labelled = (supplier: Found['results'][number], { understood }: Found) =>
  understood === undefined ? supplier : { ...supplier, premium: understood.paid.includes(supplier.id) };

const List = ({ found, search, isStale }: { found: Found; search: SupplierSearch; isStale: boolean }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  if (found.total === 0) return <NoResults search={search} />;
  return (
    <Dimming aria-busy={isStale}>
      <Cards>
        {found.results.map((supplier, place) => (
          <li key={supplier.id}>
            <SupplierCard
              supplier={labelled(supplier, found)}
              list={search}
              isFirst={place < 4}
              actions={<Heart supplier={supplier} isOnPicture />}
            />
          </li>
        ))}
      </Cards>
      <Pagination
        page={search.page}
        pages={Math.ceil(found.total / found.size)}
        hrefFor={(page) => listHref(prefix, { ...search, page })}
        labels={{
          navigation: formatMessage({ id: 'suppliers.pages.name' }),
          previous: formatMessage({ id: 'suppliers.pages.previous' }),
          next: formatMessage({ id: 'suppliers.pages.next' }),
          page: (page) => formatMessage({ id: 'suppliers.pages.page' }, { page }),
        }}
      />
    </Dimming>
  );
};

/** A list of suppliers with its questions, filters and pages; everything it shows follows from the address. */
export const Results = ({ search }: { search: SupplierSearch }) => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const intl = useIntl();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(searchQuery(api, country, search));
  const name = intl.formatMessage({ id: `suppliers.category.${search.category ?? 'all'}` });
  const title = data === undefined || isPlaceholderData ? name : listTitle(intl, data.total, search);
  useTitle(title);
  const heading = useFocusOnChange(search.page);
  return (
    <Page>
      <Stack gap={6}>
        <SearchForm search={search} />
        <header>
          <Heading level={1} size="h2" ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <VisuallyHidden role="status">{isFetching ? '' : title}</VisuallyHidden>
          {data?.ranking === undefined || data.total === 0 ? null : <HowWeRank ranking={data.ranking} />}
        </header>
        {data === undefined ? null : (
          <ResultFilters search={search} categories={data.categories} canSort={data.total > 0} />
        )}
        {error !== null ? (
          <LoadFailure
            title={intl.formatMessage({ id: 'suppliers.failed.list' })}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : data === undefined ? (
          <Loading label={intl.formatMessage({ id: 'suppliers.loading.list' })}>
            <CardsSkeleton />
          </Loading>
        ) : (
          <List found={data} search={search} isStale={isPlaceholderData} />
        )}
      </Stack>
    </Page>
  );
};

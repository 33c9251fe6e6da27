import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { Heading, Loading, Page, Stack, VisuallyHidden } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { CardsSkeleton } from '#supplier/card/cards-skeleton';
import { listTitle } from '#supplier/rules/list-title';
import { searchQuery } from '#supplier/rules/search-queries';
import type { SupplierSearch } from '#supplier/rules/search-state';
import { LoadFailure } from '#supplier/screen/load-failure';
import { useFocusOnChange } from '#supplier/screen/use-focus-on-change';
import { Filters } from '../filters/filters';
import { FiltersChip } from '../filters/filters-chip';
import { useFilters } from '../filters/use-filters';
import { HowWeRank } from '../how-we-rank';
import { OursLine } from '../ours/ours-line';
import { useOurs } from '../ours/use-ours';
import { ReadAs } from '../sentence/read-as';
import { ResultList } from './result-list';
import { ResultTools } from './result-tools';
import { SearchForm } from '../search-form';
import { besideSentence, understoodSearch } from '../sentence/understood-search';
import { WishChips } from '../wish-chips';
import { chosenWishes, saidWishes } from '../wishes';

type Found = EndpointOutput<'searchSuppliers'>;

const Top = styled.div`
  display: grid;
  gap: 12px;
  grid-template-columns: minmax(0, 1fr);
`;

/** A list's title: what was found, as it was understood. */
const useListTitle = (search: SupplierSearch, found: Found | undefined): string => {
  const intl = useIntl();
  const title =
    found === undefined
      ? intl.formatMessage({ id: `suppliers.category.${search.category ?? 'all'}` })
      : listTitle(intl, found.total, understoodSearch(search, found));
  useTitle(title);
  return title;
};

/** A list of suppliers with its questions, filters and pages; everything it shows follows from the address. */
export const Results = ({ search: given }: { search: SupplierSearch }) => {
  const { search: asked, ours } = useOurs(given);
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const intl = useIntl();
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery(searchQuery(api, market.country, asked));
  const found = isPlaceholderData ? undefined : data;
  const search = besideSentence(asked, found);
  const filters = useFilters(search);
  const title = useListTitle(search, found);
  const heading = useFocusOnChange(search.page);
  const wording = { intl, market, labels: data?.labels };
  const wishes = { said: saidWishes(wording, search, found), chosen: chosenWishes(wording, search) };
  return (
    <Page>
      <Stack gap={5}>
        <Top>
          <SearchForm search={search} isCompact />
          {data === undefined ? null : (
            <ResultTools
              search={search}
              found={data}
              filters={<FiltersChip filters={filters} count={wishes.chosen.length} />}
            />
          )}
          <WishChips {...wishes} />
          {data === undefined ? null : <Filters search={search} found={data} filters={filters} />}
        </Top>
        <header>
          <Heading level={1} size="h2" ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <VisuallyHidden role="status">{isFetching ? '' : title}</VisuallyHidden>
          {found?.understood === undefined ? null : <ReadAs search={search} understood={found.understood} />}
          <OursLine ours={ours} onChange={filters.toggle} />
          {data?.ranking === undefined || data.total === 0 ? null : <HowWeRank ranking={data.ranking} />}
        </header>
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
          <ResultList
            found={data}
            search={search}
            wording={wording}
            chosen={wishes.chosen}
            isStale={isPlaceholderData}
          />
        )}
      </Stack>
    </Page>
  );
};

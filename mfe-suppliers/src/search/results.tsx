import { useFocusOnChange, useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { Heading, Loading, VisuallyHidden } from '@posy/shared-ui';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { LateSaveSearch } from '#saved/public';
import { CardsSkeleton } from '#supplier/card/cards-skeleton';
import { mayBeOfPlace } from '#supplier/rules/asked/of-place';
import { isWholeDirectory, type SupplierSearch } from '#supplier/rules/asked/search-state';
import { listTitle } from '#supplier/rules/list-title';
import { searchQuery, type SearchResponse } from '#supplier/rules/search-queries';
import { CategoryArches } from '#supplier/screen/category-arches';
import { LoadFailure } from '#supplier/screen/load-failure';
import { BesideFilters } from './filters/beside-filters';
import { Filters } from './filters/filters';
import { FiltersChip } from './filters/filters-chip';
import { useFilters } from './filters/use-filters';
import { HowWeRank } from './how-we-rank';
import { MaybeMapped } from './map/maybe-mapped';
import { MapChip } from './map/showing/map-chip';
import { ListFacts, OursLine } from './ours/ours-line';
import { useOurs } from './ours/use-ours';
import { withOurs, withoutCategorysOwn, withoutOurs } from './ours/with-ours';
import { LatePlacesBelow } from './results/late-parts';
import { ResultList } from './results/result-list';
import { ResultTools } from './results/result-tools';
import { Basis, ResultsPage, ResultsTop, ToolsRoom } from './results/results-frame';
import { SearchForm } from './search-form';
import { ReadAs } from './sentence/read-as';
import { besideSentence, isUnread, isWordless, understoodSearch } from './sentence/understood-search';
import { nameOf } from './wishes/name-of';
import { WishChips } from './wishes/wish-chips';
import { chosenWishes, saidWishes } from './wishes/wishes';

/** Returns true when nothing was recognised in the text and no filter is set: there is nothing to list. */
const isNothingAsked = (search: SupplierSearch, found: SearchResponse | undefined): boolean =>
  (isWordless(search) || (search.text !== '' && isUnread(found))) &&
  isWholeDirectory({ ...search, text: '', isPlain: false, isMapped: false, literally: false });

/** Returns a list's title: the results, as the search was understood. */
const useListTitle = (search: SupplierSearch, found: SearchResponse | undefined, isNothing: boolean): string => {
  const intl = useIntl();
  const { country } = useLocaleInfo().market;
  const kinds = search.kinds.flatMap((key) => found?.labels?.kinds[key] ?? []);
  const title = isNothing
    ? intl.formatMessage({ id: 'search.nothing.title' }, { typed: search.text })
    : found === undefined
      ? intl.formatMessage({ id: `suppliers.category.${search.category ?? 'all'}` })
      : listTitle(intl, {
          total: found.total,
          search: understoodSearch(search, found),
          country,
          kinds,
          place: found.understood?.place?.kind,
        });
  useTitle(title);
  return title;
};

/** A list of suppliers with its search, filters and pages; everything it shows is derived from the address. */
export const Results = ({ search: given }: { search: SupplierSearch }) => {
  const { plan, whole, isKnown } = useOurs(given);
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const intl = useIntl();
  const { data, error, isPlaceholderData, isFetching, isPaused, refetch } = useQuery({
    ...searchQuery(api, market.country, given, plan),
    enabled: isKnown,
  });
  const found = isPlaceholderData ? undefined : data;
  const ours = withOurs(given, plan, data, isPlaceholderData || data === undefined);
  const isNobodyNear = given.text === '' && found?.areaElse === false && found.total > 0;
  const nobodyNear = isNobodyNear ? (plan.areaElse ?? null) : null;
  const search = besideSentence(ours.search, found);
  const filters = useFilters(search);
  const isNothing = isNothingAsked(given, found);
  const title = useListTitle(isNothing ? given : search, found, isNothing);
  const heading = useFocusOnChange(search.page);
  const wording = { intl, market, labels: data?.labels };
  const wishes = { said: saidWishes(wording, search, found), chosen: chosenWishes(wording, search) };
  return (
    <ListFacts search={search} found={data}>
      <ResultsPage>
        <ResultsTop>
          <SearchForm search={given} shown={ours.search} own={whole} isCompact />
          <ToolsRoom>
            {data === undefined ? null : (
              <ResultTools
                search={search}
                ofAnother={withoutOurs(withoutCategorysOwn(given, whole), whole)}
                found={data}
                filters={
                  <>
                    <FiltersChip filters={filters} count={wishes.chosen.length} />
                    <MapChip search={search} isEmpty={data.total === 0 && search.bounds === null} />
                    {/* A list that is empty has saving among its ways on. */}
                    {data.total === 0 ? null : (
                      <LateSaveSearch search={search} name={nameOf(intl, search, wishes.chosen)} total={data.total} />
                    )}
                  </>
                }
              />
            )}
          </ToolsRoom>
          <WishChips {...wishes} />
        </ResultsTop>
        <header>
          <Heading level={1} size="h2" ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <VisuallyHidden role="status">{isFetching ? '' : title}</VisuallyHidden>
          {found?.understood === undefined ? null : (
            <ReadAs search={search} understood={found.understood} total={found.total} />
          )}
          <Basis>
            <OursLine of={ours} nobodyNear={nobodyNear} onChange={filters.toggle} />
            {data?.ranking === undefined || data.total === 0 ? null : <HowWeRank ranking={data.ranking} />}
          </Basis>
        </header>
        <BesideFilters
          isOpen={filters.isOpen}
          filters={data === undefined ? null : <Filters search={search} found={data} filters={filters} />}
        >
          {error !== null || (isPaused && (data === undefined || isPlaceholderData)) ? (
            <LoadFailure
              title={intl.formatMessage({ id: 'suppliers.failed.list' })}
              error={error}
              isPaused={isPaused}
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          ) : data === undefined ? (
            <Loading label={intl.formatMessage({ id: 'suppliers.loading.list' })}>
              <CardsSkeleton />
            </Loading>
          ) : isNothing ? (
            <CategoryArches
              counts={
                data.total === 0 ? null : new Map(data.categories.map(({ category, count }) => [category, count]))
              }
            />
          ) : (
            <MaybeMapped found={data} search={search}>
              <ResultList
                found={data}
                search={search}
                given={given}
                wording={wording}
                chosen={wishes.chosen}
                isStale={isPlaceholderData}
              />
            </MaybeMapped>
          )}
        </BesideFilters>
        {found === undefined || !mayBeOfPlace(given) ? null : (
          <Suspense fallback={null}>
            <LatePlacesBelow search={given} found={found} />
          </Suspense>
        )}
      </ResultsPage>
    </ListFacts>
  );
};

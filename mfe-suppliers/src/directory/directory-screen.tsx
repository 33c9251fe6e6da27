import { lazyFeature, useAccess, useAwake, useHost, useLocaleInfo, useTitle, useWedding } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { useLocation } from '@posy/remote-kit/router';
import type { SupplierCategory } from '@posy/shared-contracts/entities';
import { Heading, Page, Stack } from '@posy/shared-ui';
import { Suspense, useRef } from 'react';
import { useIntl } from 'react-intl';
import { LateDraftReading, LateResults, SearchForm, useFirstArea } from '#search/public';
import { emptySearch, isWholeDirectory, parseSearch } from '#supplier/rules/asked/search-state';
import { CategoryArches, type StartPrice } from '#supplier/screen/category-arches';
import { LoadFailure } from '#supplier/screen/load-failure';
import { catalogues as couple } from './couple/messages/index';
import { categoriesQuery } from './directory-queries';
import { BelowSearch, DirectoryFront } from './head/directory-front';
import { DirectoryHead } from './head/directory-head';
import { ExampleSearches } from './head/example-searches';

const CoupleHead = lazyFeature(async () => (await import('./couple/couple-head')).CoupleHead, couple);
const CoupleDoors = lazyFeature(async () => (await import('./couple/couple-doors')).CoupleDoors, couple);

/** Their lines are reserved until they have loaded. */
const noPrices: ReadonlyMap<SupplierCategory, StartPrice> = new Map();

const useCounts = () => useQuery(categoriesQuery(useHost().api, useLocaleInfo().market.country));

const VisitorsHead = () => {
  const { country } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { data } = useCounts();
  return (
    <DirectoryHead
      title={formatMessage({ id: 'search.directory.title' })}
      lead={
        data === undefined
          ? formatMessage({ id: 'search.directory.leadWithoutCount' })
          : formatMessage({ id: 'search.directory.lead' }, { count: data.total, country })
      }
    />
  );
};

/** Links to every category, each with its number of suppliers here and the lowest price. */
const VisitorsDoors = () => {
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useCounts();
  return (
    <>
      <Stack gap={5}>
        <Heading level={2}>{formatMessage({ id: 'suppliers.index.title' })}</Heading>
        <CategoryArches counts={data?.counts ?? null} prices={data?.prices ?? noPrices} />
      </Stack>
      {error === null ? null : (
        <LoadFailure
          title={formatMessage({ id: 'suppliers.failed.counts' })}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
    </>
  );
};

/** Returns the wedding of a member who may read its suppliers; null for all others, and while it is loading. */
const useCouplesWedding = () => {
  const isAwake = useAwake();
  const access = useAccess('suppliers');
  const wedding = useWedding();
  return isAwake && access !== 'none' ? wedding : null;
};

/** The search and the links to every category; couples see those they still have to find. */
const Landing = () => {
  const wedding = useCouplesWedding();
  const area = useFirstArea();
  const reading = useRef<HTMLDivElement>(null);
  useTitle(useIntl().formatMessage({ id: 'search.directory.title' }));
  return (
    <Page>
      <Stack gap={10}>
        <DirectoryFront>
          <Suspense fallback={<VisitorsHead />}>
            {wedding === null ? <VisitorsHead /> : <CoupleHead wedding={wedding} />}
          </Suspense>
          <SearchForm
            search={{ ...emptySearch, area }}
            below={(draft, change) => (
              <BelowSearch ref={reading} tabIndex={-1}>
                {draft.text === '' ? (
                  <ExampleSearches />
                ) : (
                  <LateDraftReading
                    draft={draft}
                    onChange={(changes) => {
                      change(changes);
                      // The pressed part goes, and the focus would go with it.
                      reading.current?.focus();
                    }}
                  />
                )}
              </BelowSearch>
            )}
          />
        </DirectoryFront>
        <Suspense fallback={<VisitorsDoors />}>
          {wedding === null ? (
            <VisitorsDoors />
          ) : (
            <CoupleDoors wedding={wedding}>
              <VisitorsDoors />
            </CoupleDoors>
          )}
        </Suspense>
      </Stack>
    </Page>
  );
};

/** The directory: its start, or the results in all categories once there is a search. */
export const DirectoryScreen = () => {
  const search = parseSearch(null, useLocation().search);
  return isWholeDirectory(search) ? <Landing /> : <LateResults search={search} />;
};

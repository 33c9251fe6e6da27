import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { useLocation } from '@posy/remote-kit/router';
import { Heading, Page, PageHead, Stack } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { emptySearch, isWholeDirectory, parseSearch } from '#supplier/rules/search-state';
import { CategoryArches } from '#supplier/screen/category-arches';
import { LoadFailure } from '#supplier/screen/load-failure';
import { Results, SearchForm, useFirstArea } from '#search/public';
import { categoriesQuery } from './directory-queries';

/** Every category, with how many suppliers it has here, and the search. */
const Landing = () => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const { data, error, isFetching, refetch } = useQuery(categoriesQuery(api, country));
  const area = useFirstArea();
  useTitle(formatMessage({ id: 'suppliers.directory.title' }));
  return (
    <Page>
      <PageHead
        title={formatMessage({ id: 'suppliers.directory.title' })}
        lead={
          data === undefined
            ? formatMessage({ id: 'suppliers.directory.leadWithoutCount' })
            : formatMessage({ id: 'suppliers.directory.lead' }, { count: data.total, country })
        }
      />
      <Stack gap={10}>
        <SearchForm search={{ ...emptySearch, area }} />
        <Stack gap={5}>
          <Heading level={2}>{formatMessage({ id: 'suppliers.index.title' })}</Heading>
          <CategoryArches counts={data?.counts ?? null} />
        </Stack>
        {error === null ? null : (
          <LoadFailure
            title={formatMessage({ id: 'suppliers.failed.counts' })}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
      </Stack>
    </Page>
  );
};

/** The directory: its doors, or, once something was asked for, what was found in every category. */
export const DirectoryScreen = () => {
  const search = parseSearch(null, useLocation().search);
  return isWholeDirectory(search) ? <Landing /> : <Results search={search} />;
};

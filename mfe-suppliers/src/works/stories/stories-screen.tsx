import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { LazySpot } from '@posy/remote-kit/missing';
import { useQuery } from '@posy/remote-kit/query';
import { useLocation } from '@posy/remote-kit/router';
import { paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import { ButtonLink, EmptyState, Loading, Page, PageHead, Pagination, Stack, Text } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { CardsSkeleton } from '#supplier/card/cards-skeleton';
import { LoadFailure } from '#supplier/screen/load-failure';
import { spreadStories } from '../rules/spread-stories';
import { wideCards } from '../rules/wide-cards';
import { StoryChips } from './filters/story-chips';
import { readStoryFilters, storiesHref, type StoryFilters } from './filters/story-filters';
import { StoryCard, StoryGrid } from './story-card';
import { storiesQuery } from './story-queries';

const Dimming = styled.div`
  display: grid;
  gap: 28px;
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

const Nobody = () => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      level={2}
      size="h2"
      picture={<LazySpot kind="search" />}
      title={formatMessage({ id: 'stories.none' })}
      actions={
        <ButtonLink kind="main" href={paths.realWeddings(prefix)}>
          {formatMessage({ id: 'stories.none.way' })}
        </ButtonLink>
      }
    >
      {formatMessage({ id: 'stories.none.why' })}
    </EmptyState>
  );
};

interface FoundProps {
  found: EndpointOutput<'realWeddings'>;
  filters: StoryFilters;
}

const Found = ({ found, filters }: FoundProps) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  if (found.results.length === 0) return <Nobody />;
  const hasFirst = found.page === 1;
  const wide = wideCards({ count: found.results.length, hasFirst });
  const widthOf = (place: number) =>
    (['two', 'three'] as const).filter((grid) => wide[grid].has(place)).join(' ') || undefined;
  return (
    <>
      <Text role="status">{formatMessage({ id: 'stories.found' }, { count: found.total })}</Text>
      <StoryGrid data-has-first={hasFirst ? '' : undefined}>
        {spreadStories(found.results).map((story, place) => (
          <li key={story.id} data-wide={widthOf(place)}>
            <StoryCard story={story} isFirst={place < 2} />
          </li>
        ))}
      </StoryGrid>
      <Pagination
        page={found.page}
        pages={Math.ceil(found.total / found.size)}
        hrefFor={(page) => storiesHref(prefix, { ...filters, page })}
        labels={{
          navigation: formatMessage({ id: 'suppliers.pages.name' }),
          previous: formatMessage({ id: 'suppliers.pages.previous' }),
          next: formatMessage({ id: 'suppliers.pages.next' }),
          page: (page) => formatMessage({ id: 'suppliers.pages.page' }, { page }),
        }}
      />
      <Text size="small" tone="soft">
        {formatMessage({ id: 'stories.illustrations' })}
      </Text>
    </>
  );
};

/** Real weddings to browse; everything it shows is derived from the address. */
export const StoriesScreen = () => {
  const { api } = useHost();
  const { country } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const filters = readStoryFilters(useLocation().search);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery(storiesQuery(api, country, filters));
  const title = formatMessage({ id: 'stories.title' });
  useTitle(title);
  return (
    <Page>
      <PageHead title={title} lead={formatMessage({ id: 'stories.lead' })} />
      {error !== null ? (
        <LoadFailure
          title={formatMessage({ id: 'stories.failed' })}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      ) : data === undefined ? (
        <Loading label={formatMessage({ id: 'stories.loading' })}>
          <CardsSkeleton />
        </Loading>
      ) : (
        <Stack gap={6}>
          <StoryChips filters={filters} facets={data.facets} />
          <Dimming aria-busy={isPlaceholderData}>
            <Found found={data} filters={filters} />
          </Dimming>
        </Stack>
      )}
    </Page>
  );
};

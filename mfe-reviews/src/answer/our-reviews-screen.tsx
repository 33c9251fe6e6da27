import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useTitle } from '@posy/remote-kit';
import { LazySpot } from '@posy/remote-kit/missing';
import { useQuery, useQueryClient } from '@posy/remote-kit/query';
import { useSearchParams } from '@posy/remote-kit/router';
import { ApiError, paths } from '@posy/shared-contracts';
import {
  Card,
  EmptyState,
  Loading,
  media,
  Page,
  PageHead,
  Pagination,
  Section,
  Skeleton,
  Stack,
  Text,
} from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { NotHere } from '#review/not-here';
import { pageQuery, pagesOf, readPage } from '#review/page-number';
import { RatingSummary } from '#review/rating-summary';
import { failureOf } from '#review/reviews-failure';
import { ratingQuery } from '#review/reviews-queries';
import { PageSkeleton } from '#review/reviews-skeleton';
import { type OurReviews, ourReviewsQuery } from './answer-queries';
import { InvitationsCard } from './invitations/invitations-card';
import { OurReviewCard } from './our-review';

/** Figures, reviews, invitations: below each other, or the reviews beside the other two. */
const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px 40px;
  ${media.desk} {
    grid-template-columns: minmax(0, 1fr) 340px;
    grid-template-rows: auto 1fr;
    align-items: start;
    & > * {
      grid-column: 2;
    }
    & > [data-part='reviews'] {
      grid-area: 1 / 1 / span 2;
    }
  }
`;

const Pages = ({ page, pages }: { page: number; pages: number }) => {
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const at = paths.reviews(market.prefix);
  return (
    <Pagination
      page={page}
      pages={pages}
      hrefFor={(one) => `${at}?${new URLSearchParams(pageQuery(one)).toString()}`.replace(/\?$/, '')}
      labels={{
        navigation: formatMessage({ id: 'reviews.pages.name' }),
        previous: formatMessage({ id: 'reviews.pages.previous' }),
        next: formatMessage({ id: 'reviews.pages.next' }),
        page: (one) => formatMessage({ id: 'reviews.pages.page' }, { page: one }),
      }}
    />
  );
};

const Ours = ({ ours, page, onChanged }: { ours: OurReviews; page: number; onChanged: () => void }) => {
  const { formatMessage } = useIntl();
  const { supplier, disputed, reviews, total, size, unanswered } = ours;
  if (total === 0 && disputed.length === 0)
    return (
      <EmptyState picture={<LazySpot kind="notes" />} title={formatMessage({ id: 'reviews.none.title' })}>
        {formatMessage({ id: 'answer.none' }, { name: supplier.name })}
      </EmptyState>
    );
  const next = reviews.find(({ reply }) => reply === null);
  return (
    <Stack gap={6}>
      {disputed.length === 0 || page > 1 ? null : (
        <Section title={formatMessage({ id: 'answer.disputed' })}>
          <Stack gap={4}>
            {disputed.map((review) => (
              <OurReviewCard
                key={review.id}
                review={review}
                supplierId={ours.supplier.id}
                isDisputed
                onChanged={onChanged}
              />
            ))}
          </Stack>
        </Section>
      )}
      <Section
        title={formatMessage({ id: 'answer.published' }, { count: total })}
        action={
          unanswered === undefined ? undefined : (
            <Text size="small" tone="soft">
              {formatMessage({ id: 'answer.open.count' }, { count: unanswered })}
            </Text>
          )
        }
      >
        <Stack gap={4}>
          {reviews.map((review) => (
            <OurReviewCard
              key={review.id}
              review={review}
              supplierId={ours.supplier.id}
              isDisputed={false}
              isNext={review.id === next?.id}
              onChanged={onChanged}
            />
          ))}
        </Stack>
      </Section>
      <Pages page={page} pages={pagesOf(total, size)} />
    </Stack>
  );
};

/** The figures that couples see of the supplier. Their room is held until they come. */
const OurRating = ({ supplierId }: { supplierId: string }) => {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const { data, error } = useQuery({ ...ratingQuery(api, supplierId), throwOnError: false });
  if (error !== null || data?.count === 0) return null;
  if (data === undefined)
    return (
      <Loading label={formatMessage({ id: 'reviews.loading' })}>
        <Skeleton height={264} />
      </Loading>
    );
  return (
    <Card>
      <RatingSummary rating={data} />
    </Card>
  );
};

/** The supplier's own screen: what couples wrote, to answer in public, or to dispute. */
export const OurReviewsScreen = () => {
  const { api } = useHost();
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const [params] = useSearchParams();
  const page = readPage(params.get('page'));
  useTitle(formatMessage({ id: 'answer.title' }));
  const read = useQuery(ourReviewsQuery(api, page));
  const { data } = read;
  if (read.error instanceof ApiError && read.error.status === 403) return <NotHere />;
  const failure = failureOf(read, 1);
  if (failure !== null) return failure;
  if (data === undefined) return <PageSkeleton width="app" />;
  const changed = (): void => void client.invalidateQueries({ queryKey: ['our-reviews'] });
  return (
    <Page>
      <PageHead title={formatMessage({ id: 'answer.title' })} lead={formatMessage({ id: 'answer.lead' })} />
      <Layout>
        {data.total === 0 ? null : <OurRating supplierId={data.supplier.id} />}
        <div data-part="reviews">
          <Ours ours={data} page={page} onChanged={changed} />
        </div>
        <InvitationsCard supplierId={data.supplier.id} />
      </Layout>
    </Page>
  );
};

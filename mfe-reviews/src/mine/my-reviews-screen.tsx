import styled from '@emotion/styled';
import { useHost, useLocaleInfo, useSession, useTitle } from '@posy/remote-kit';
import { useQuery, useQueryClient } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import { weddingDay } from '@posy/shared-contracts/entities';
import { picturePath } from '@posy/shared-contracts/paths';
import { ButtonLink, color, EmptyState, Page, PageHead, Rows, Section, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { failureOf } from '#review/reviews-failure';
import { myReviewsQuery } from '#review/reviews-queries';
import { PageSkeleton } from '#review/reviews-skeleton';
import { ReviewInvitation } from '#write/public';
import type { OwnReview, ReviewedSupplier } from './own-queries';
import { OwnReviewCard } from './own-review-card';

const Supplier = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 12px 16px;
  align-items: center;
  justify-content: space-between;
  padding: 14px 16px;
  & > span {
    display: flex;
    gap: 14px;
    align-items: center;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }
  & img {
    flex: none;
    border-radius: 14px;
    background: ${color.sunken};
  }
`;

const pictureOf = ({ picture }: ReviewedSupplier): string => picturePath(picture, '1x1', 320);

const Booked = ({ booked }: { booked: readonly ReviewedSupplier[] }) => {
  const { formatMessage } = useIntl();
  if (booked.length === 0)
    return (
      <EmptyState level={3} title={formatMessage({ id: 'mine.booked.none.title' })}>
        {formatMessage({ id: 'mine.booked.none.body' })}
      </EmptyState>
    );
  return (
    <Rows aria-label={formatMessage({ id: 'mine.booked' })}>
      {booked.map((supplier) => (
        <Supplier key={supplier.id}>
          <span>
            <img src={pictureOf(supplier)} alt="" width={52} height={52} loading="lazy" />
            <Text isStrong>{supplier.name}</Text>
          </span>
          <ReviewInvitation supplierId={supplier.id} supplierName={supplier.name} />
        </Supplier>
      ))}
    </Rows>
  );
};

const Written = ({ reviews, onChanged }: { reviews: readonly OwnReview[]; onChanged: () => void }) => (
  <Stack gap={4}>
    {reviews.map((own) => (
      <OwnReviewCard key={own.id} own={own} isAuthor={own.isAuthor} onChanged={onChanged} />
    ))}
  </Stack>
);

/** Returns true when the couple's wedding day has come. */
const useHasBeen = (): boolean => {
  const session = useSession();
  const { clock } = useHost();
  const wedding = session.status === 'signed-in' ? session.wedding : null;
  const day = wedding === null ? null : weddingDay(wedding);
  return day !== null && Date.parse(`${day}T00:00:00Z`) <= clock.now();
};

/** A couple's own screen: whom they booked and have not written about, and what they wrote. */
export const MyReviewsScreen = () => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const { formatMessage } = useIntl();
  const client = useQueryClient();
  const hasBeen = useHasBeen();
  useTitle(formatMessage({ id: 'mine.title' }));
  const read = useQuery(myReviewsQuery(api));
  const { data } = read;
  const changed = (): void => void client.invalidateQueries({ queryKey: myReviewsQuery(api).queryKey });
  const failure = failureOf(read, 1);
  if (failure !== null) return failure;
  if (data === undefined) return <PageSkeleton />;
  return (
    <Page width="reading">
      <PageHead
        title={formatMessage({ id: 'mine.title' })}
        lead={formatMessage({ id: hasBeen ? 'mine.lead' : 'mine.lead.early' })}
      />
      <Stack gap={6}>
        <Section title={formatMessage({ id: 'mine.booked' })}>
          <Booked booked={data.booked} />
        </Section>
        {data.reviews.length === 0 ? null : (
          <Section title={formatMessage({ id: 'mine.written' })}>
            <Written reviews={data.reviews} onChanged={changed} />
          </Section>
        )}
        <div>
          <ButtonLink kind="plain" href={`${paths.reviews(market.prefix)}?find=yes`}>
            <FormattedMessage id="mine.find" />
          </ButtonLink>
        </div>
      </Stack>
    </Page>
  );
};

import styled from '@emotion/styled';
import { useFocusOnChange, useHost, useLocaleInfo, useOpenItem, useTitle } from '@posy/remote-kit';
import { LazySpot } from '@posy/remote-kit/missing';
import { paths } from '@posy/shared-contracts';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { picturePath } from '@posy/shared-contracts/paths';
import { Card, color, EmptyState, Heading, Link, media, Page, Stack, Text } from '@posy/shared-ui';
import { CaretLeftIcon } from '@posy/shared-ui/icons';
import type { Ref } from 'react';
import { useIntl } from 'react-intl';
import { RatingSummary } from '#review/rating-summary';
import { useHasBooked } from '#review/reader/use-has-booked';
import { ReviewPolicy } from '#review/review-policy';
import { everyReview, isNarrowed, narrowingQuery } from '#review/review-sort';
import { ReviewInvitation } from '#write/public';
import { Mentions } from './mentions';
import { type PagesProps, ReviewPages } from './review-pages';
import { StarsFilter } from './stars-filter';
import { WeddingsFilter } from './weddings-filter';

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  ${media.desk} {
    grid-template-columns: 352px minmax(0, 1fr);
    gap: 72px;
    align-items: start;
  }
`;

const Titles = styled.div`
  display: flex;
  gap: 16px;
  align-items: center;
  & > div {
    min-inline-size: 0;
  }
  & > img {
    flex: none;
    border-radius: 14px;
    background: ${color.sunken};
  }
`;

interface HeadProps {
  supplier: SupplierProfile;
  title: string;
  /** The address of the supplier's profile. */
  profile: string;
  heading: Ref<HTMLHeadingElement>;
}

const Head = ({ supplier: { name, town, picture }, title, profile, heading }: HeadProps) => {
  const { formatMessage } = useIntl();
  return (
    <Stack gap={3}>
      <div>
        <Link href={profile}>
          <CaretLeftIcon size="s" isFlipped /> {formatMessage({ id: 'reviews.all.back' }, { name })}
        </Link>
      </div>
      <Titles>
        <img src={picturePath(picture, '1x1', 320)} alt="" width={72} height={72} />
        <div>
          <Heading level={1} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          <Text tone="soft">{town}</Text>
        </div>
      </Titles>
    </Stack>
  );
};

type WritingProps = { supplier: SupplierProfile; isWriting: boolean };

/** Nobody wrote yet: only who booked is invited to be the first. */
const NoneYet = ({ supplier: { id, name }, isWriting }: WritingProps) => {
  const { formatMessage } = useIntl();
  const hasBooked = useHasBooked(id);
  return (
    <EmptyState
      picture={<LazySpot kind="notes" />}
      title={formatMessage({ id: 'reviews.none.title' })}
      actions={
        <ReviewInvitation
          supplierId={id}
          supplierName={name}
          isOpenAtFirst={isWriting}
          kind={hasBooked ? 'main' : 'plain'}
        />
      }
    >
      {formatMessage({ id: hasBooked ? 'reviews.none.booked' : 'reviews.none.others' }, { name })}
    </EmptyState>
  );
};

/** The figures of all reviews, the way to write one, and the choices over the list. */
const Beside = ({ supplier, rating, found, narrowing, isWriting }: PagesProps & WritingProps) => {
  const { prefix } = useLocaleInfo().market;
  const hasBooked = useHasBooked(supplier.id);
  const supplierId = supplier.publicId;
  // Counts of a narrowed list come with it: each says what a press finds.
  const { histogram, mentions = [], weddings = [] } = found.counts ?? rating;
  const { stars, sort } = narrowing;
  return (
    <Stack gap={5}>
      {rating.count === 0 ? null : (
        <Card>
          <RatingSummary
            {...{ rating, stars }}
            // Figures of all reviews: a row leads to as many as it counts.
            hrefOf={(one) =>
              paths.supplierReviews(prefix, supplierId, narrowingQuery({ ...everyReview, sort, stars: one }))
            }
          />
        </Card>
      )}
      <ReviewInvitation
        supplierId={supplier.id}
        supplierName={supplier.name}
        isOpenAtFirst={isWriting}
        kind={hasBooked ? 'main' : undefined}
        isWide
      />
      {/* The rows above narrow the whole list; within a narrowed one the chips count what each finds. */}
      {isNarrowed(narrowing) ? <StarsFilter {...{ supplierId, histogram, narrowing }} /> : null}
      <Mentions {...{ supplierId, mentions, narrowing }} />
      {rating.count > 1 ? <WeddingsFilter {...{ supplierId, weddings, narrowing }} /> : null}
    </Stack>
  );
};

/** A supplier's reviews, page by page, beside their summary and the choices over them. */
export const AllReviews = (props: PagesProps & WritingProps) => {
  const { supplier, found, narrowing, page } = props;
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'reviews.all.title' }, { name: supplier.name });
  useTitle(title);
  const heading = useFocusOnChange(page);
  const { navigate } = useHost();
  const profile = paths.supplier(prefix, supplier.type, supplier.publicId, 'reviews');
  useOpenItem('reviews-page', true, () => navigate(profile));
  const isEmpty = found.total === 0 && !isNarrowed(narrowing);
  return (
    <Page>
      <Stack gap={6}>
        <Head {...{ supplier, title, profile, heading }} />
        {isEmpty ? (
          <NoneYet {...props} />
        ) : (
          <Layout>
            <Beside {...props} />
            <Stack gap={6}>
              <ReviewPages {...props} />
              <ReviewPolicy />
            </Stack>
          </Layout>
        )}
        {isEmpty ? <ReviewPolicy /> : null}
      </Stack>
    </Page>
  );
};

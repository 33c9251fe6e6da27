import { useFocusOnChange, useHost, useLocaleInfo, useOpenItem, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import {
  ButtonLink,
  ChipGroup,
  ChipLink,
  EmptyState,
  Heading,
  Link,
  Page,
  Pagination,
  Stack,
  VisuallyHidden,
} from '@posy/shared-ui';
import { CaretLeftIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { pageQuery, pagesOf } from '#review/page-number';
import { RatingSummary } from '#review/rating-summary';
import { ReviewList } from '#review/review-list';
import { ReviewPolicy } from '#review/review-policy';
import { everyReview, isNarrowed, type Narrowing, narrowingQuery, reviewSorts } from '#review/review-sort';
import { useHasBooked } from '#review/reader/use-has-booked';
import { ReviewInvitation } from '#write/public';
import { Mentions } from './mentions';
import { StarsFilter } from './stars-filter';
import { WeddingsFilter } from './weddings-filter';

interface Props {
  supplier: SupplierProfile;
  rating: EndpointOutput<'reviewsRating'>;
  found: EndpointOutput<'reviews'>;
  /** The page asked for; `found` may still be the one before. */
  page: number;
  narrowing: Narrowing;
  isStale: boolean;
}

const PastTheEnd = ({ supplierId }: { supplierId: string }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: 'reviews.pastEnd.title' })}
      actions={
        <ButtonLink href={paths.supplierReviews(prefix, supplierId)}>
          {formatMessage({ id: 'reviews.pastEnd.action' })}
        </ButtonLink>
      }
    />
  );
};

/** In which order: each its own address. */
const Orders = ({ supplierId, narrowing }: { supplierId: string; narrowing: Narrowing }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  return (
    <ChipGroup label={formatMessage({ id: 'reviews.sort' })} canSlide>
      {reviewSorts.map((one) => (
        <ChipLink
          key={one}
          isChosen={one === narrowing.sort}
          href={paths.supplierReviews(prefix, supplierId, narrowingQuery({ ...narrowing, sort: one }))}
        >
          {formatMessage({ id: `reviews.sort.${one}` })}
        </ChipLink>
      ))}
    </ChipGroup>
  );
};

/** No review is as it was asked for; the way back to all of them. */
const NoneLikeThat = ({ supplierId }: { supplierId: string }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: 'reviews.none.filtered' })}
      actions={
        <ButtonLink href={paths.supplierReviews(prefix, supplierId)}>
          {formatMessage({ id: 'reviews.pastEnd.action' })}
        </ButtonLink>
      }
    />
  );
};

/** Nobody wrote yet: only who booked is invited to be the first. */
const NoneYet = ({ supplier: { id, name } }: Pick<Props, 'supplier'>) => {
  const { formatMessage } = useIntl();
  const hasBooked = useHasBooked(id);
  return (
    <EmptyState title={formatMessage({ id: 'reviews.none.title' })}>
      {formatMessage({ id: hasBooked ? 'reviews.none.booked' : 'reviews.none.others' }, { name })}
    </EmptyState>
  );
};

const Pages = ({ supplier, rating, found, page, narrowing, isStale }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  if (found.total === 0 && !isNarrowed(narrowing)) return <NoneYet supplier={supplier} />;
  const pages = pagesOf(found.total, found.size);
  // Counts of a narrowed list come with it: each says what a press finds.
  const { histogram, mentions = [], weddings = [] } = found.counts ?? rating;
  if (page > pages) return <PastTheEnd supplierId={supplier.publicId} />;
  return (
    <>
      <VisuallyHidden role="status">{formatMessage({ id: 'reviews.pages.now' }, { page, pages })}</VisuallyHidden>
      <Stack gap={3}>
        {/* The rows above narrow the whole list; within a narrowed one the chips count what each finds. */}
        {isNarrowed(narrowing) ? <StarsFilter supplierId={supplier.publicId} {...{ histogram, narrowing }} /> : null}
        <Mentions supplierId={supplier.publicId} {...{ mentions, narrowing }} />
        {rating.count > 1 ? <WeddingsFilter supplierId={supplier.publicId} {...{ weddings, narrowing }} /> : null}
        {found.total > 1 ? <Orders supplierId={supplier.publicId} narrowing={narrowing} /> : null}
      </Stack>
      {found.total === 0 ? <NoneLikeThat supplierId={supplier.publicId} /> : null}
      <ReviewList reviews={found.reviews} level={2} isStale={isStale} />
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(at) =>
          paths.supplierReviews(prefix, supplier.publicId, {
            ...pageQuery(at),
            ...narrowingQuery(narrowing),
          })
        }
        labels={{
          navigation: formatMessage({ id: 'reviews.pages.name' }),
          previous: formatMessage({ id: 'reviews.pages.previous' }),
          next: formatMessage({ id: 'reviews.pages.next' }),
          page: (at) => formatMessage({ id: 'reviews.pages.page' }, { page: at }),
        }}
      />
    </>
  );
};

/** A supplier's reviews, page by page, under their summary. */
export const AllReviews = ({ supplier, rating, isWriting, ...rest }: Props & { isWriting: boolean }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'reviews.all.title' }, { name: supplier.name });
  useTitle(title);
  const heading = useFocusOnChange(rest.page);
  const hasBooked = useHasBooked(supplier.id);
  const { navigate } = useHost();
  const profile = paths.supplier(prefix, supplier.type, supplier.publicId, 'reviews');
  useOpenItem('reviews-page', true, () => navigate(profile));
  return (
    <Page width="reading">
      <Stack gap={6}>
        <Stack gap={2}>
          <div>
            <Link href={profile}>
              <CaretLeftIcon size="s" isFlipped /> {formatMessage({ id: 'reviews.all.back' }, { name: supplier.name })}
            </Link>
          </div>
          <Heading level={1} ref={heading} tabIndex={-1}>
            {title}
          </Heading>
        </Stack>
        {rating.count === 0 ? null : (
          <RatingSummary
            rating={rating}
            stars={rest.narrowing.stars}
            // Figures of all reviews: a row leads to as many as it counts.
            hrefOf={(stars) => {
              const { sort } = rest.narrowing;
              return paths.supplierReviews(prefix, supplier.publicId, narrowingQuery({ ...everyReview, sort, stars }));
            }}
          />
        )}
        <ReviewInvitation
          supplierId={supplier.id}
          supplierName={supplier.name}
          isOpenAtFirst={isWriting}
          kind={rating.count > 0 || hasBooked ? undefined : 'plain'}
        />
        <Pages supplier={supplier} rating={rating} {...rest} />
        <ReviewPolicy />
      </Stack>
    </Page>
  );
};

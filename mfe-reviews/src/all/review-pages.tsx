import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { ButtonLink, EmptyState, Pagination, Stack, VisuallyHidden } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { pageQuery, pagesOf } from '#review/page-number';
import { ReviewList } from '#review/review-list';
import { isNarrowed, type Narrowing, narrowingQuery } from '#review/review-sort';
import { NarrowedLine } from './narrowed-line';
import { Orders } from './orders';

export interface PagesProps {
  supplier: SupplierProfile;
  rating: EndpointOutput<'reviewsRating'>;
  found: EndpointOutput<'reviews'>;
  /** The page asked for; `found` may still be the one before. */
  page: number;
  narrowing: Narrowing;
  isStale: boolean;
}

interface ElsewhereProps {
  supplierId: string;
  why: 'reviews.none.filtered' | 'reviews.pastEnd.title';
  way: 'reviews.narrowed.clear' | 'reviews.pastEnd.action';
}

/** There is nothing here, but there are reviews elsewhere: the way to all of them. */
const Elsewhere = ({ supplierId, why, way }: ElsewhereProps) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      title={formatMessage({ id: why })}
      actions={<ButtonLink href={paths.supplierReviews(prefix, supplierId)}>{formatMessage({ id: way })}</ButtonLink>}
    />
  );
};

/** A page of the reviews, in their order, with the way to the other pages. */
export const ReviewPages = ({ supplier, rating, found, page, narrowing, isStale }: PagesProps) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const supplierId = supplier.publicId;
  const pages = pagesOf(found.total, found.size);
  if (page > pages) return <Elsewhere {...{ supplierId }} why="reviews.pastEnd.title" way="reviews.pastEnd.action" />;
  if (found.total === 0)
    return <Elsewhere {...{ supplierId }} why="reviews.none.filtered" way="reviews.narrowed.clear" />;
  return (
    <Stack gap={4}>
      <VisuallyHidden role="status">{formatMessage({ id: 'reviews.pages.now' }, { page, pages })}</VisuallyHidden>
      {isNarrowed(narrowing) ? <NarrowedLine {...{ supplierId }} found={found.total} all={rating.count} /> : null}
      {found.total > 1 ? <Orders {...{ supplierId, narrowing }} /> : null}
      <ReviewList reviews={found.reviews} level={2} isStale={isStale} />
      <Pagination
        page={page}
        pages={pages}
        hrefFor={(at) => paths.supplierReviews(prefix, supplierId, { ...pageQuery(at), ...narrowingQuery(narrowing) })}
        labels={{
          navigation: formatMessage({ id: 'reviews.pages.name' }),
          previous: formatMessage({ id: 'reviews.pages.previous' }),
          next: formatMessage({ id: 'reviews.pages.next' }),
          page: (at) => formatMessage({ id: 'reviews.pages.page' }, { page: at }),
        }}
      />
    </Stack>
  );
};

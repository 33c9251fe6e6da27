import { type Handler } from '../handler';
import { knownSupplier } from './known-supplier';
import { toReview } from './public-faces';

/** Reviews of one page. */
const pageSize = 10;

/** A page of a supplier's reviews, newest first. */
export const reviews: Handler<'reviews'> = ({ catalogue }, { params }) => {
  const { id, name } = knownSupplier(catalogue, params.id);
  const found = catalogue.reviewsOf(id, { page: params.page, size: pageSize, sort: 'newest' });
  return {
    total: found.total,
    page: found.page,
    size: found.size,
    reviews: found.results.map((review) => toReview(review, name)),
  };
};

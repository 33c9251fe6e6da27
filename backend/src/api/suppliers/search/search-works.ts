import { pageSizeLimit, realWeddingConstants } from '@posy/shared-contracts/constants';
import { type RealWedding as PublicRealWedding } from '@posy/shared-contracts/entities';
import { type Handler } from '#api/handler';
import { type RealWedding, type RealWeddingRequest } from '#catalogue/records/real-wedding-record';
import { type CatalogueStore } from '#catalogue/store/catalogue-store';

const { creatorMinTier } = realWeddingConstants;

/** A real wedding as every list has it. Of its creator's tier it says whether the product shows such weddings, and no more. */
export const toRealWedding = (work: RealWedding): PublicRealWedding => ({
  id: work.id,
  title: work.title,
  url: work.url,
  photos: work.photos.map(({ category, seed, label }) => ({ category, seed, label })),
  photoUrl: work.photoUrl,
  venueUrl: work.venueUrl,
  creatorId: work.creatorId,
  creatorTier: work.creatorTier >= creatorMinTier ? creatorMinTier : 0,
  suppliers: work.suppliers.map((supplier) => ({
    role: supplier.supplierCategory === 'venues' ? 'venue' : 'photo',
    supplierId: supplier.supplierId,
    supplierName: supplier.supplierName,
    supplierPublicId: supplier.supplierPublicId,
    supplierCategory: supplier.supplierCategory,
    address: supplier.address,
    seoUrlSlug: supplier.seoUrlSlug,
  })),
  demo: work.demo,
});

/** The first `size` works, asked for in pages, because one supplier's may be more than a page holds. */
const firstWorks = (catalogue: CatalogueStore, request: RealWeddingRequest, size: number) => {
  const results: RealWedding[] = [];
  for (let page = 1; ; page += 1) {
    const found = catalogue.realWeddings({ ...request, page, size: Math.min(size, pageSizeLimit) });
    results.push(...found.results);
    if (results.length >= size || found.results.length === 0 || results.length >= found.total)
      return { total: found.total, results: results.slice(0, size) };
  }
};

/** Real weddings of a county or of a supplier; a random order holds for the day, so that pages of it agree. */
export const searchWorks: Handler<'searchWorks'> = ({ catalogue }, { body }) => {
  const { county, supplierId, sort, size } = body;
  // One bound for all: a caller's own bounds would reveal the tier.
  const bound = (body.creatorMinTier ?? 0) > 0 ? { creatorMinTier } : {};
  const seed = new Date().toISOString().slice(0, 10);
  const { total, results } = firstWorks(catalogue, { county, supplierId, ...bound, sort, seed }, size);
  return { total, results: results.map(toRealWedding) };
};

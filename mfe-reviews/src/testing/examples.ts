import type { TestHostOptions } from '@posy/remote-kit/testing';
import type { Review, SupplierProfile } from '@posy/shared-contracts/entities';

/** A review with an answer. */
export const exampleReview = (changes: Partial<Review> = {}): Review => ({
  id: 'r1',
  stars: 4,
  title: 'Lovely light',
  body: 'Bring a torch for the drive.',
  name: 'Grace and Hamish',
  dateWedding: '2025-10-04',
  createdAt: '2025-11-01T10:00:00.000Z',
  reply: { from: 'Larkfield Orangery', body: 'Thank you both.' },
  ...changes,
});

/** The supplier that they are about. */
export const exampleSupplier = (): SupplierProfile => ({
  id: 'GB000001',
  publicId: 'lark001',
  type: 'venues',
  name: 'Larkfield Orangery',
  slug: 'larkfield-orangery',
  town: 'Bath',
  county: 'Somerset',
  countryCode: 'GB',
  premium: false,
  price: null,
  rating: { average: 4.9, count: 25 },
  capacity: null,
  picture: { category: 'venues', seed: '1', label: 'Illustration' },
  demo: true,
  description: [],
  managerMessage: null,
  features: [],
  styles: [],
  highlights: [],
  awards: [],
  packages: [],
  offers: [],
  questions: [],
  location: { latitude: 51, longitude: -2 },
  pictures: [],
  seoIndex: true,
});

/** A server with 25 reviews, that counts its calls by endpoint. */
export const reviewed = (calls: string[] = []): NonNullable<TestHostOptions['api']> => ({
  supplier: () => {
    calls.push('supplier');
    return exampleSupplier();
  },
  reviewsRating: () => {
    calls.push('reviewsRating');
    return { average: 4.86, count: 25, histogram: [0, 0, 1, 1, 23] };
  },
  topReviews: () => {
    calls.push('topReviews');
    return { reviews: [exampleReview()] };
  },
  reviews: (input) => {
    const { page } = input.params as { page: number };
    calls.push(`reviews ${page}`);
    const title = `Review of page ${page}`;
    return { total: 25, page, size: 10, reviews: page > 3 ? [] : [exampleReview({ id: `r${page}`, title })] };
  },
});

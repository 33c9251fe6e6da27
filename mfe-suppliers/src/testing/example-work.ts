import type { RealWedding } from '@posy/shared-contracts/entities';

/** A real wedding at the venue of the examples, published by somebody else. */
export const exampleWork = (changes: Partial<RealWedding> = {}): RealWedding => ({
  id: 'rw-gb-1',
  title: 'Priya and Sam, in a hay meadow',
  url: '/real-weddings/rw-gb-1/priya-and-sam',
  photos: [{ category: 'venues', seed: 'rw-1', label: 'Illustration: a tent in a meadow' }],
  photoUrl: '/pictures/venues/rw-1/4x3/640.webp',
  venueUrl: '/weddingsuppliers/venues/lark001',
  creatorId: 'GB000101',
  creatorTier: 1,
  suppliers: [
    {
      role: 'photo',
      supplierId: 'GB000101',
      supplierName: 'Fern & Fable',
      supplierPublicId: 'fern001',
      supplierCategory: 'photographers',
      address: { town: 'Frome', county: 'Somerset', countryCode: 'GB' },
      seoUrlSlug: 'fern-and-fable',
    },
  ],
  demo: true,
  ...changes,
});

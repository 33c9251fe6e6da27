import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type SupplierCard } from '@posy/shared-contracts/entities';
import { moderating } from '#testing/moderating';
import { type Couple } from '#testing/people';
import { solveCaptcha } from '#testing/solve-captcha';
import { type TestBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

/** The words of a review, with changes. */
export const feedback = (changes: Record<string, unknown> = {}) => ({
  type: 'review',
  stars: 2,
  dateWedding: '2026-06-06',
  from: 'Bath',
  body: 'They answered within the hour and stayed until the last dance.',
  name: 'Ana & Lou',
  title: 'Everything we hoped for',
  email: 'ana.private@example.com',
  photos: [],
  ...changes,
});

export interface Reviewing {
  couple: Couple;
  supplierId: string;
  desk: Awaited<ReturnType<typeof moderating>>;
}

/** Has a couple and visitors write about one supplier, and moderators decide, while the tests of a file run. */
export const reviewing = (backend: TestBackend) => {
  let open: Reviewing | null = null;
  const opened = (): Reviewing => {
    if (open === null) throw new Error('People write from the first test on, not while the file is read.');
    return open;
  };
  beforeAll(async () => {
    const couple = await backend.wed('reviewing');
    const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 1 } });
    const supplierId = (found.body.results as SupplierCard[])[0]?.id ?? '';
    open = { couple, supplierId, desk: await moderating(backend.server) };
  });
  // Of a supplier each wedding has one review.
  afterEach(async () => {
    const { couple } = opened();
    const { firestore, server } = backend;
    const found = await firestore.collection('reviews').where('private.wedding', '==', couple.weddingId).get();
    for (const { id } of found.docs)
      await callEndpoint(server.url, 'deleteReview', { params: { id }, body: {}, token: couple.token });
  });
  return {
    /** From the first test on. */
    opened,
    send: async (changes: Record<string, unknown> = {}, as: { token?: string; captcha?: string } = {}) =>
      callEndpoint(backend.server.url, 'addFeedback', {
        body: {
          supplierId: opened().supplierId,
          feedback: feedback(changes),
          captcha: as.captcha ?? (await solveCaptcha(backend.server.url)),
        },
        ...(as.token !== undefined && { token: as.token }),
      }),
    stored: async (id: unknown) => (await backend.firestore.doc(`reviews/${String(id)}`).get()).data(),
    page: async (params: Record<string, string> = {}): Promise<EndpointOutput<'reviews'>> => {
      const asked = { params: { id: opened().supplierId, page: '1', ...params } };
      return (await callEndpoint(backend.server.url, 'reviews', asked)).body as unknown as EndpointOutput<'reviews'>;
    },
  };
};

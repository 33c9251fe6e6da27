import { type PublishedWebsite, type Wedding } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import { isStanding } from '../closed';
import { readWedding } from '../membership';
import { addressOf, siteOf } from './addresses';
import { publicationOf, readPublication } from './publication';
import { readSecret, type WebsiteSecret, websiteSecretOf } from './website-password';

/** A published website. */
export interface FoundMicrosite {
  weddingId: string;
  wedding: Wedding;
  publication: PublishedWebsite;
  /** What opens it; null: everybody may. */
  secret: WebsiteSecret | null;
}

/** The website at an address that it has, or had; null while none is published there. */
export const findMicrosite = async (firestore: Firestore, slug: string): Promise<FoundMicrosite | null> => {
  const weddingId: unknown = (await addressOf(firestore, slug).get()).get('weddingId');
  if (typeof weddingId !== 'string') return null;
  const [site, published, wedding, secret] = await Promise.all([
    siteOf(firestore, weddingId).get(),
    publicationOf(firestore, weddingId).get(),
    firestore.doc(`weddings/${weddingId}`).get(),
    websiteSecretOf(firestore, weddingId).get(),
  ]);
  const publication = readPublication(site, published);
  if (publication === null || !isStanding(wedding)) return null;
  return { weddingId, wedding: readWedding(wedding), publication, secret: readSecret(secret) };
};

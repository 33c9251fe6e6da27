import { type PublishedWebsite, websiteAddressSchema, type Wedding } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { isOpenWedding } from '#documents/closed';
import { readWedding } from '#documents/stored-wedding';
import { visible } from '../input/visible';
import { readSecret, type WebsiteSecret, websiteSecretOf } from './password/website-password';
import { publicationOf, readPublication } from './publication';
import { addressOf, siteOf } from './site/addresses';

/** A published website. */
export interface FoundMicrosite {
  weddingId: string;
  wedding: Wedding;
  publication: PublishedWebsite;
  /** Password hash of the website; null when everybody may open it. */
  secret: WebsiteSecret | null;
}

const addressSchema = v.pick(websiteAddressSchema, ['weddingId']);

/** The website at an address that it has, or had; null while none is published there. */
export const findMicrosite = async (firestore: Firestore, slug: string): Promise<FoundMicrosite | null> => {
  const address = v.safeParse(addressSchema, (await addressOf(firestore, slug).get()).data());
  if (!address.success) return null;
  const { weddingId } = address.output;
  const [site, published, wedding, secret] = await Promise.all([
    siteOf(firestore, weddingId).get(),
    publicationOf(firestore, weddingId).get(),
    firestore.doc(`weddings/${weddingId}`).get(),
    websiteSecretOf(firestore, weddingId).get(),
  ]);
  const publication = readPublication(site, published);
  if (publication === null || !isOpenWedding(wedding)) return null;
  const { partners, ...rest } = readWedding(wedding);
  const shown = visible({ partners, publication });
  return {
    weddingId,
    wedding: { ...rest, partners: shown.partners },
    publication: shown.publication,
    secret: readSecret(secret),
  };
};

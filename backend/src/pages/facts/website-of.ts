import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { photoIdOf, slugPattern } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import { type ApiContext } from '#api/handler';
import { findMicrosite } from '#api/microsite/find-microsite';
import { shownToGuests } from '#api/microsite/microsite';
import { readPhotoRecord } from '#photos/photo-records';

/** A picture that the couple chose for previews of links to their website. */
export interface SharePicture {
  path: string;
  width: number;
  height: number;
}

/** Facts that the document of a website's page shows to everybody; behind a password only its address. */
export interface SharedWebsite {
  /** The address that it has now. */
  slug: string;
  partners: readonly string[];
  /** True when it opens without a password. */
  isOpen: boolean;
  picture: SharePicture | null;
  /** The website as its guests read it; null behind a password. */
  shown: EndpointOutput<'microsite'> | null;
}

const pictureOf = async (firestore: Firestore, path: string | null | undefined): Promise<SharePicture | null> => {
  const id = photoIdOf(path ?? '');
  const record = id === null ? null : await readPhotoRecord(firestore, id);
  return record === null ? null : { path: `/photos/${id}`, width: record.width, height: record.height };
};

/** The couple behind a website and its picture, for the head of its page, and what it says, for readers without scripts. */
export const websiteReader =
  (context: Pick<ApiContext, 'firestore' | 'catalogue' | 'reportProblem'>) =>
  async (slug: string): Promise<SharedWebsite | null> => {
    const { firestore } = context;
    const found = slugPattern.test(slug) ? await findMicrosite(firestore, slug) : null;
    if (found === null) return null;
    const { publication, wedding, secret } = found;
    if (secret !== null) return { slug: publication.slug, partners: [], isOpen: false, picture: null, shown: null };
    const [picture, shown] = await Promise.all([
      pictureOf(firestore, publication.sharePicture),
      shownToGuests(context, found),
    ]);
    return { slug: publication.slug, partners: wedding.partners, isOpen: true, picture, shown };
  };

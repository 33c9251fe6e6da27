import { type EndpointOutput, endpoints } from '@posy/shared-contracts/endpoints';
import { photoIdOf, slugPattern } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type ApiContext } from '#api/handler';
import { findMicrosite } from '#api/microsite/find-microsite';
import { shownToGuests } from '#api/microsite/microsite';
import { isOpening, openingCookie } from '#api/microsite/password/opening';
import { readPhotoRecord } from '#photos/photo-records';
import { cookieIn } from '#releases/channels/asker-of';

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
  /** The website as its guests read it; null behind a password that this reader did not give. */
  shown: EndpointOutput<'microsite'> | null;
}

/** Finds the website at an address, for a reader with these cookies. */
export type WebsiteOf = (slug: string, cookies?: string) => Promise<SharedWebsite | null>;

const pictureOf = async (firestore: Firestore, path: string | null | undefined): Promise<SharePicture | null> => {
  const id = photoIdOf(path ?? '');
  const record = id === null ? null : await readPhotoRecord(firestore, id);
  return record === null ? null : { path: `/photos/${id}`, width: record.width, height: record.height };
};

/** The couple behind a website and its picture, for the head of its page, and what it says, for readers without scripts. */
export const websiteReader =
  (context: Pick<ApiContext, 'firestore' | 'catalogue' | 'reportProblem' | 'now'>): WebsiteOf =>
  async (slug: string, cookies?: string): Promise<SharedWebsite | null> => {
    const { firestore } = context;
    const found = slugPattern.test(slug) ? await findMicrosite(firestore, slug) : null;
    if (found === null) return null;
    const { publication, wedding, secret } = found;
    const locked = { slug: publication.slug, partners: [], isOpen: false, picture: null, shown: null };
    if (secret !== null) {
      const given = cookieIn(cookies, openingCookie(publication.slug));
      if (!isOpening({ weddingId: found.weddingId, secret }, given)) return locked;
      return {
        ...locked,
        partners: wedding.partners,
        shown: v.parse(endpoints.microsite.answer, await shownToGuests(context, found)),
      };
    }
    const [picture, shown] = await Promise.all([
      pictureOf(firestore, publication.sharePicture),
      shownToGuests(context, found),
    ]);
    return { slug: publication.slug, partners: wedding.partners, isOpen: true, picture, shown };
  };

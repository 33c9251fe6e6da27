import { changeFields, type Edit, updateWrite } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import type { Website } from '@posy/shared-contracts/entities';
import { type FirestoreWrite, serverTime } from '@posy/shared-contracts/mount-props';
import { siteId, untouchedSite } from '#site/site-document';

/** The fields of the website that a couple sets. */
export type SiteChange = Partial<
  Pick<
    Website,
    'welcome' | 'welcomes' | 'theme' | 'palette' | 'lettering' | 'languages' | 'sharePicture' | 'answersUntil'
  >
>;

/** The first that is saved of a website. Nobody deletes one, so undoing puts back what an untouched one has. */
const beginSite = (weddingId: string, change: SiteChange): Edit => {
  const collection = collections.website(weddingId);
  const was = Object.fromEntries(
    Object.keys(change).map((field) => [field, (untouchedSite as Partial<Website>)[field as keyof SiteChange]]),
  );
  const making: FirestoreWrite = {
    kind: 'merge',
    collection,
    id: siteId,
    data: { ...untouchedSite, ...change, updatedAt: serverTime() },
  };
  return { changes: [making], undo: [updateWrite(collection, siteId, was)] };
};

/** Changes the words or the look of a website. `site` is null while nothing of it was saved. */
export const changeSite = (weddingId: string, site: Website | null, change: SiteChange): Edit =>
  site === null
    ? beginSite(weddingId, change)
    : changeFields<Website>(collections.website(weddingId), { ...site, id: siteId }, change);

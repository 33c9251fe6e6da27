import { createHash } from 'node:crypto';
import { type Photo, type SupplierCategory } from '@posy/shared-contracts/entities';
import { type FileStore } from '#files/file-store';
import { pictureInfo, type PictureRequest } from '#pictures/picture-request';
import { renderPicture } from '#pictures/render-picture';
import { type SeedDocument } from '../write-all';
import { demoUids } from './facts/demo-accounts';
import { daysBefore, type DemoFacts } from './facts/demo-facts';

/** A picture of the demo's scrapbook: generated, like every picture of the demo. */
export interface DemoPicture {
  category: SupplierCategory;
  seed: string;
  ratio: PictureRequest['ratio'];
}

/** Pixels across: as much as a note shows. */
const width = 1280;

const idOf = ({ category, seed, ratio }: DemoPicture): string =>
  createHash('sha256').update(`demo-note:${category}:${seed}:${ratio}`).digest('base64url').slice(0, 32);

/** The picture as a note stores it. */
export const demoPhoto = (picture: DemoPicture): Photo => ({
  path: `/photos/${idOf(picture)}`,
  ...pictureInfo({ width, ratio: picture.ratio }),
  portrait: false,
});

/** The backend's records of the demo's photos. */
export const demoPhotoRecords = (facts: DemoFacts, pictures: readonly DemoPicture[]): SeedDocument[] =>
  pictures.map((picture) => ({
    path: `photos/${idOf(picture)}`,
    data: {
      purpose: 'note',
      weddingId: facts.weddingId,
      ownerUid: demoUids.maya,
      reviewId: null,
      ...pictureInfo({ width, ratio: picture.ratio }),
      createdAt: daysBefore(facts, 60),
      // A month from now it is looked whether a note still has it.
      checkAt: daysBefore(facts, -30),
    },
  }));

/** Draws the pictures into the store of photos; the same again changes nothing. */
export const storeDemoPhotos = async (store: FileStore, pictures: readonly DemoPicture[]): Promise<void> => {
  for (const picture of pictures)
    await store.write(idOf(picture), await renderPicture({ ...picture, width, format: 'webp' }));
};

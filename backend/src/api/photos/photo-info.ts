import { isOfClosedWedding, photoOf, readPhotoRecord } from '#photos/photo-records';
import { parsePictureRequest, pictureInfo as pixelsOf, pictureWidths } from '#pictures/picture-request';
import { type Handler } from '../handler';
import { Refusal } from '../refusal';

const unknown = () => new Refusal(404, 'photo-unknown', 'There is no such photo.');

/** Pixels of an uploaded photo. Source: D-photo-05. */
export const photoInfo: Handler<'photoInfo'> = async ({ firestore }, { params }) => {
  const record = await readPhotoRecord(firestore, params.id);
  if (record === null || (await isOfClosedWedding(firestore, params.id))) throw unknown();
  const { width, height, portrait } = photoOf(params.id, record);
  return { width, height, portrait };
};

/** Pixels of a picture of the catalogue in its largest width. Source: D-photo-05. */
export const pictureInfo: Handler<'pictureInfo'> = (_context, { params }) => {
  const picture = parsePictureRequest({ ...params, file: `${Math.max(...pictureWidths)}.webp` });
  if (picture === null) throw unknown();
  return pixelsOf(picture);
};

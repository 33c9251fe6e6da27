import { atMost } from '#files/at-most';
import { PhotoFault } from '#photos/photo-fault';
import { readPhoto, type StoredPhoto } from '#photos/read-photo';
import { sniffPhoto } from '#photos/sniff-photo';
import { Refusal } from '../refusal';

/** Unpacking takes memory: two at a time, the others wait. */
const limited = atMost(2);

const faults = {
  'too-many-pixels': () => new Refusal(413, 'photo-too-many-pixels', 'This photo has too many pixels.'),
  unreadable: () => new Refusal(400, 'photo-unreadable', 'This photo could not be opened. It may be damaged.'),
};

/** The picture of a file that somebody sent, packed anew; what it is, its bytes say. */
export const readUpload = async (file: Buffer): Promise<StoredPhoto> => {
  const type = sniffPhoto(file);
  if (type === null) throw new Refusal(415, 'photo-type', 'Please choose a JPEG, PNG, WebP or HEIC photo.');
  try {
    return await limited(() => readPhoto(file, type));
  } catch (error) {
    throw error instanceof PhotoFault ? faults[error.reason]() : error;
  }
};

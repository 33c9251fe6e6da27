import { type attachmentConstants } from '@posy/shared-contracts/constants';
import { PhotoFault } from '#photos/photo-fault';
import { readPhoto } from '#photos/read-photo';
import { sniffPhoto } from '#photos/sniff-photo';

/** A file as it is stored: a picture that was packed anew, or a PDF as it came. */
export interface StoredFile {
  body: Buffer;
  type: (typeof attachmentConstants.types)[number];
}

/** Within the last bytes of a whole PDF stands its end (ISO 32000-1, 7.5.5; readers look so far). */
const endWithin = 1024;

/** Begins as a PDF from its first byte, so that it is nothing else besides (ISO 32000-1, 7.5.2). */
const beginsAsPdf = (bytes: Buffer): boolean => /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8));

const readPdf = (bytes: Buffer): StoredFile => {
  if (!bytes.subarray(-endWithin).includes('%%EOF')) throw new PhotoFault('unreadable');
  return { body: bytes, type: 'application/pdf' };
};

/**
 * Reads a file by its bytes; its name and declared type are ignored. Null: neither a picture nor a PDF. Throws
 * `PhotoFault`.
 */
export const readAttachmentFile = async (bytes: Buffer): Promise<StoredFile | null> => {
  if (beginsAsPdf(bytes)) return readPdf(bytes);
  const type = sniffPhoto(bytes);
  return type === null ? null : { body: (await readPhoto(bytes, type)).body, type: 'image/webp' };
};

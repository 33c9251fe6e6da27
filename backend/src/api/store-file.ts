import { randomBytes } from 'node:crypto';
import { attachmentName } from '#attachments/attachment-name';
import { attachmentRecordOf } from '#attachments/attachment-records';
import { readAttachmentFile, type StoredFile } from '#attachments/read-attachment';
import { atMost } from '#files/at-most';
import { PhotoFault } from '#photos/photo-fault';
import { type ApiContext } from './handler';
import { Refusal } from './refusal';
import { newSecret } from './secret';

/** Unpacking takes memory: two at a time, the others wait. */
const limited = atMost(2);

const faults = {
  'too-many-pixels': () => new Refusal(413, 'photo-too-many-pixels', 'This picture has too many pixels.'),
  unreadable: () => new Refusal(400, 'attachment-unreadable', 'This file could not be opened. It may be damaged.'),
};

/** Reads a sent file's kind from its bytes; refuses files that cannot be opened. */
export const readFileOf = async (file: Buffer): Promise<StoredFile> => {
  const stored = await limited(() => readAttachmentFile(file)).catch((error: unknown) => {
    throw error instanceof PhotoFault ? faults[error.reason]() : error;
  });
  if (stored === null)
    throw new Refusal(415, 'attachment-type', 'Please choose a PDF, or a JPEG, PNG, WebP or HEIC picture.');
  return stored;
};

/** Fields that every record of a file has. */
const factsOf = ({ body, type }: StoredFile, name: string) => ({
  name: attachmentName(name, type),
  type,
  bytes: body.length,
  key: newSecret(32),
});

/** The refusal for a person or a wedding that has reached the limit of files. */
export const fileLimitReached = (): Refusal =>
  new Refusal(409, 'attachment-quota', 'You have sent as many files as we can keep.');

/**
 * Stores a file that only its record refers to. Its type is read from its bytes, and its name is made harmless. `create`
 * writes the record, and refuses a caller who may not store files.
 */
export const storeFile = async <R>(
  { firestore, attachments }: Pick<ApiContext, 'firestore' | 'attachments'>,
  { file, name }: { file: Buffer; name: string },
  create: (id: string, facts: ReturnType<typeof factsOf>) => Promise<R>,
): Promise<{ id: string; record: R }> => {
  const saved = await readFileOf(file);
  const id = randomBytes(24).toString('base64url');
  // The record first: what is never stored is swept away by it.
  const record = await create(id, factsOf(saved, name));
  const reference = attachmentRecordOf(firestore, id);
  try {
    await attachments.write(id, saved.body);
  } catch (error) {
    await reference.delete();
    throw error;
  }
  // A deletion removed the record while the file was written: nothing refers to the file any more.
  if (!(await reference.get()).exists) await attachments.remove(id);
  return { id, record };
};

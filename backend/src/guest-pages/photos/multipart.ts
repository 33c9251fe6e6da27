import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { photoConstants } from '@posy/shared-contracts/constants';
import { Refusal } from '#api/refusal';

/** Our form has a single part; whoever sends more than a few wants something else than to send a picture. */
const limits = {
  files: 1,
  fileSize: photoConstants.maxBytes,
  parts: 8,
  fieldSize: 1024,
  headerPairs: 16,
  headerSize: 4096,
};

/** Bytes that are read at a time: nothing is read after the slice in which the picture ends, or that refuses the form. */
const sliceBytes = 64 * 1024;

/** Returns the reader of a form; null for what is no form, or has no boundary. */
const formReader = (contentType: string): BusboyInstance | null => {
  try {
    const isPartAFile = (_field: unknown, _type: unknown, fileName: string | undefined) => fileName !== undefined;
    return new Busboy({ headers: { 'content-type': contentType }, limits, isPartAFile });
  } catch {
    return null;
  }
};

/** Hands a body to a form's reader until that has what it needs. */
const feed = async (form: BusboyInstance, body: Buffer): Promise<void> => {
  for (let from = 0; from < body.length; from += sliceBytes) {
    if (form.destroyed) return;
    await new Promise<void>((taken) => {
      form.write(body.subarray(from, from + sliceBytes), () => taken());
    });
  }
  if (!form.destroyed) form.end();
};

/** The content of a form's first file; an empty one where there is none, or where the form breaks off. */
const firstFile = (form: BusboyInstance, body: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const none = (): void => resolve(Buffer.alloc(0));
    form.on('file', (_field, file) => {
      const read: Buffer[] = [];
      file.on('data', (bytes: Buffer) => read.push(bytes));
      file.on('limit', () => reject(new Refusal(413, 'photo-too-large', 'This photo is larger than 10 MB.')));
      file.on('error', none);
      file.on('end', () => resolve(Buffer.concat(read)));
    });
    form.on('partsLimit', none);
    form.on('error', none);
    form.on('finish', none);
    feed(form, body).catch(none);
  });

/**
 * Returns the content of the first file in a form that was sent as `multipart/form-data`. Refuses a form without one, as when
 * nobody chose one, and a file that is larger than a picture may be.
 */
export const fileIn = async (body: Buffer, contentType: string): Promise<Buffer> => {
  const form = formReader(contentType);
  try {
    const content = form === null ? null : await firstFile(form, body);
    if (content === null || content.length === 0) throw new Refusal(400, 'photo-none', 'This form has no picture.');
    return content;
  } finally {
    form?.destroy();
  }
};

import { attachmentConstants, photoConstants } from '@posy/shared-contracts/constants';
import { type UploadName } from '@posy/shared-contracts/endpoints';
import { type FastifyInstance } from 'fastify';
import { Refusal } from '../refusal';

/** Lets the routes of a scope take one file as the body, as bytes, up to the limit of the largest; and nothing else. */
export const acceptFiles = (scope: FastifyInstance): void => {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    'application/octet-stream',
    { parseAs: 'buffer', bodyLimit: Math.max(photoConstants.maxBytes, attachmentConstants.maxBytes) },
    (_request, body, done) => done(null, body),
  );
};

/** The body that came as a file; empty when none did. */
export const readFileBody = (body: unknown): Buffer => (Buffer.isBuffer(body) ? body : Buffer.alloc(0));

/** Translates a failed upload for its caller. Source: D-review-photo-02. */
export const fileFault = (error: unknown, name: UploadName): unknown => {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : null;
  const [kind, what] =
    name === 'uploadPhoto' || name === 'uploadSupplierPhoto'
      ? ['photo', 'photo']
      : [name === 'readSupplierCalendar' ? 'calendar' : 'attachment', 'file'];
  if (status === 413)
    return new Refusal(413, `${kind}-too-large`, `This ${what} is larger than 10 MB. Please choose a smaller one.`);
  return status === 415 ? new Refusal(415, `${kind}-type`, 'Please send the file as application/octet-stream.') : error;
};

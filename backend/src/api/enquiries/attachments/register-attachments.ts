import { attachmentConstants } from '@posy/shared-contracts/constants';
import { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { type ApiContext } from '#api/handler';
import { mayOpenContract } from '#api/suppliers/contracts/contract-link';
import { isGranted } from '#attachments/attachment-link';
import { dispositionOf } from '#attachments/attachment-name';
import { attachmentRecordOf, readAttachment } from '#attachments/attachment-records';
import { readContract } from '#attachments/contract-records';
import { mayOpen } from './attachment-link';

const asked = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32}$/)),
  uid: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  until: v.pipe(v.string(), v.regex(/^[1-9]\d{0,14}$/), v.transform(Number)),
  signature: v.string(),
});

/** The file is never a page of ours: it runs nothing, loads nothing, and its type is not guessed. */
const harmless = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': `private, max-age=${attachmentConstants.linkLifetimeMs / 1000}`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Returns a stored file with a check if a person may open it now; null when there is none. */
const openable = async (context: ApiContext, id: string) => {
  const snapshot = await attachmentRecordOf(context.firestore, id).get();
  const contract = readContract(snapshot);
  if (contract !== null) return { record: contract, isFor: (uid: string) => mayOpenContract(context, contract, uid) };
  const sent = readAttachment(snapshot);
  return sent === null ? null : { record: sent, isFor: (uid: string) => mayOpen(context, sent, uid) };
};

/**
 * Serves files of messages and contracts to the person that a link was made for, while they may view the message or
 * contract.
 */
export const registerAttachments = (app: FastifyInstance, context: ApiContext): void => {
  const { attachments, now } = context;
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/attachments/:id',
    async ({ params, query }, reply) => {
      const read = v.safeParse(asked, { ...query, id: params.id });
      if (!read.success) return reply.callNotFound();
      const { signature, ...grant } = read.output;
      const found = await openable(context, grant.id);
      if (found === null || !isGranted(found.record.key, grant, signature, now())) return reply.callNotFound();
      const { record, isFor } = found;
      const body = (await isFor(grant.uid)) ? await attachments.read(grant.id) : null;
      if (body === null) return reply.callNotFound();
      const kind = record.type === 'application/pdf' ? 'attachment' : 'inline';
      return reply
        .headers({ ...harmless, 'content-disposition': dispositionOf(kind, record.name) })
        .type(record.type)
        .send(body);
    },
  );
};

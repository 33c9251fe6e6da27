import { attachmentConstants } from '@posy/shared-contracts/constants';
import { type FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { isGranted } from '#attachments/attachment-link';
import { dispositionOf } from '#attachments/attachment-name';
import { attachmentRecordOf, readAttachment } from '#attachments/attachment-records';
import { type ApiContext } from '#api/handler';
import { mayOpen } from './attachment-link';

const asked = v.object({
  id: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{32}$/)),
  uid: v.pipe(v.string(), v.regex(/^[\w-]{1,128}$/)),
  until: v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number)),
  signature: v.string(),
});

/** Whatever the file holds, it is no page of ours: it runs nothing, asks for nothing and is guessed to be nothing else. */
const harmless = {
  'content-security-policy': "default-src 'none'; sandbox",
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': `private, max-age=${attachmentConstants.linkLifetimeMs / 1000}`,
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
};

/** Serves files of messages to whom a link was made for, as long as they take part in the conversation. */
export const registerAttachments = (app: FastifyInstance, context: ApiContext): void => {
  const { firestore, attachments, now } = context;
  app.get<{ Params: { id: string }; Querystring: Record<string, unknown> }>(
    '/attachments/:id',
    async ({ params, query }, reply) => {
      const read = v.safeParse(asked, { ...query, id: params.id });
      if (!read.success) return reply.callNotFound();
      const { signature, ...grant } = read.output;
      const record = readAttachment(await attachmentRecordOf(firestore, grant.id).get());
      if (record === null || !isGranted(record.key, grant, signature, now())) return reply.callNotFound();
      const body = (await mayOpen(context, record, grant.uid)) ? await attachments.read(grant.id) : null;
      if (body === null) return reply.callNotFound();
      const kind = record.type === 'application/pdf' ? 'attachment' : 'inline';
      return reply
        .headers({ ...harmless, 'content-disposition': dispositionOf(kind, record.name) })
        .type(record.type)
        .send(body);
    },
  );
};

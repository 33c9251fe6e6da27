import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { type FastifyInstance } from 'fastify';
import { type ExportJobs } from '#exports/export-jobs';

const unknown = { error: { code: 'export-unknown', message: 'There is no such export, or its time is over.' } };

/** The address that a finished export is downloaded from: a browser opens it, so it holds its own secret. */
export const registerDownload = (app: FastifyInstance, exports: ExportJobs): void => {
  app.get<{ Params: { id: string }; Querystring: { secret?: string } }>(
    '/api/privacy/export/:id',
    async ({ params, query }, reply) => {
      const path = typeof query.secret === 'string' ? exports.file(params.id, query.secret) : null;
      const found = path === null ? null : await stat(path).catch(() => null);
      if (path === null || found === null) return reply.code(404).send(unknown);
      return reply
        .headers({
          'content-disposition': 'attachment; filename="posy-export.zip"',
          'content-length': found.size,
          'cache-control': 'no-store',
          'referrer-policy': 'no-referrer',
        })
        .type('application/zip')
        .send(createReadStream(path));
    },
  );
};

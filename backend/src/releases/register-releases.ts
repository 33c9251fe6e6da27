import { mkdirSync } from 'node:fs';
import fastifyStatic from '@fastify/static';
import { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { notedDevelopmentFaults } from './development-faults';
import { isUnproven } from './integrity/integrity-lists';
import { type ReleaseStore } from './release-store';
import { type StoredSet } from './stored/stored-set';

const forever = 'public, max-age=31536000, immutable';

const sendSet = (reply: FastifyReply, set: StoredSet | null, cacheControl: string): FastifyReply => {
  if (set === null)
    return reply.code(404).send({ error: { code: 'release-set-unknown', message: 'There is no such release set.' } });
  return reply.header('cache-control', cacheControl).send(set);
};

/** Never cached: a worker that accepted files unchecked would run any bytes. */
const sendUnproven = (reply: FastifyReply): FastifyReply =>
  reply
    .code(503)
    .headers({ 'cache-control': 'no-store', 'retry-after': '60' })
    .send({ error: { code: 'release-set-unproven', message: 'The integrity of this set cannot be told now.' } });

interface ServedReleases {
  store: ReleaseStore;
  /** True for developers: source maps are served, and what is wrong with the last build is told. */
  development: boolean;
  /** The set that a page of whoever asks would have. */
  setFor: (request: FastifyRequest) => { stored: StoredSet | null };
}

/** Serves builds (for ever the same, Brotli where it is there) and release sets. */
export const registerReleases = async (
  app: FastifyInstance,
  { store, development, setFor }: ServedReleases,
): Promise<void> => {
  mkdirSync(store.buildsDir, { recursive: true });
  await app.register(fastifyStatic, {
    root: store.buildsDir,
    prefix: '/releases/builds/',
    preCompressed: true,
    immutable: true,
    maxAge: '365d',
    index: false,
    redirect: false,
    dotfiles: 'deny',
    // Source maps are stored for operators; the public gets none.
    allowedPath: (path) => development || !path.endsWith('.map'),
    decorateReply: false,
  });
  if (development)
    app.get('/releases/development.json', (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .send({ id: setFor(request).stored?.id ?? null, faults: notedDevelopmentFaults(store.dir) }),
    );
  app.get('/releases/current.json', (request, reply) => sendSet(reply, setFor(request).stored, 'no-cache'));
  app.get<{ Params: { id: string } }>('/releases/sets/:id/files.json', async (request, reply) => {
    const set = store.set(request.params.id);
    if (set === null) return sendSet(reply, null, 'no-store');
    const [files, integrities] = [await store.filesOf(set), await store.integritiesOf(set)];
    if (isUnproven(set, files, integrities)) return sendUnproven(reply);
    const integrity = Object.fromEntries(files.flatMap((file) => [[file, integrities.get(file)]]));
    return reply.header('cache-control', forever).send({ files, integrity });
  });
  app.get<{ Params: { file: string } }>('/releases/sets/:file', (request, reply) => {
    const id = /^(.+)\.json$/.exec(request.params.file)?.[1];
    return sendSet(reply, id === undefined ? null : store.storedSet(id), forever);
  });
};

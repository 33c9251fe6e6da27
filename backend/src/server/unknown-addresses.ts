import { networkOf } from '@posy/firebase-local';
import { type FastifyInstance, type FastifyRequest } from 'fastify';
import { type CallCounts, type Most } from '#api/call-counts';
import { Refusal } from '#api/refusal';

/** Addresses that lead nowhere, of one network: old links of a whole company are fewer. */
export const mostUnknown: Most = { max: 600, timeWindow: 60_000 };

/** Counts by network and kind of address what led nowhere: pages, files and photos are looked for without a sign-in. */
const keyOf = ({ ip, url }: FastifyRequest): string => {
  const [, first = ''] = url.split(/[/?]/);
  const kind = ['attachments', 'photos', 'pictures', 'releases', 'share-pictures'].includes(first) ? first : 'pages';
  return `nowhere at ${kind} from ${networkOf(ip)}`;
};

/** The API counts its own calls. */
const isCounted = ({ url }: FastifyRequest): boolean => !url.startsWith('/api/');

/** Refuses callers who try addresses by the hundred, before anything is looked up or rendered for them. */
export const limitUnknownAddresses = (app: FastifyInstance, counts: CallCounts, now: () => number): void => {
  app.addHook('onRequest', async (request) => {
    if (isCounted(request) && counts.of(keyOf(request), now()) >= mostUnknown.max)
      throw new Refusal(429, 'too-many-requests', 'That was too often: please wait a moment.');
  });
  app.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode === 404 && isCounted(request)) counts.take(keyOf(request), mostUnknown, now());
  });
};

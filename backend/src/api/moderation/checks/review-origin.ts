import { createHash } from 'node:crypto';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { type ApiContext, type Call } from '#api/handler';
import { type Shared } from './review-marks';

/** The hashes by which similar reviews are found. Source: docs/privacy.md. */
const originSchema = v.object({ words: v.string(), device: v.string(), network: v.string() });
export type ReviewOrigin = v.InferOutput<typeof originSchema>;

const sharedSchema = v.object({ words: v.number(), device: v.number(), network: v.number() });

/** Hash of a text without what is easily changed in it: spaces, signs, capitals. */
export const wordsHash = (title: string, body: string): string => {
  const essence = `${title} ${body}`.normalize('NFKC').toLowerCase();
  const words = essence.replaceAll(/[^\p{L}\p{N}]+/gu, ' ').trim();
  return createHash('sha256').update(words).digest('base64url');
};

/**
 * Returns hashes by which a review is compared with others. The hashes of device and network hold for one day and this
 * server's secret: nobody can tell from them who wrote, nor that two reviews of different days have one author.
 */
export const originOf = (
  { senderHash, now }: Pick<ApiContext, 'senderHash' | 'now'>,
  { network, headers }: Pick<Call<'addFeedback'>, 'network' | 'headers'>,
  { title, body }: { title: string; body: string },
): ReviewOrigin => {
  const day = new Date(now()).toISOString().slice(0, 10);
  const device = [headers['user-agent'], headers['accept-language']].join(' ');
  return {
    words: wordsHash(title, body),
    device: senderHash(`${day} ${network} ${device}`),
    network: senderHash(`${day} ${network}`),
  };
};

/** Counts reviews that share text, device or network with one, before it is written. */
export const countShared = async (firestore: Firestore, origin: ReviewOrigin): Promise<Shared> => {
  const countOf = async (key: keyof ReviewOrigin): Promise<number> => {
    const alike = firestore.collection('reviews').where(`private.origin.${key}`, '==', origin[key]);
    return (await alike.count().get()).data().count;
  };
  const [words, device, network] = await Promise.all([countOf('words'), countOf('device'), countOf('network')]);
  return { words, device, network };
};

const read = <T>(schema: v.GenericSchema<unknown, T>, value: unknown): T | null => {
  const found = v.safeParse(schema, value);
  return found.success ? found.output : null;
};

interface Waiting {
  origin: unknown;
  shared: unknown;
}

/**
 * Counts, for each of some waiting reviews, others that it resembles: as many as were counted when it was sent, or as now wait beside it. The
 * first of a burst did not know of those behind it.
 */
export const sharedAmong = (waiting: readonly Waiting[]): Shared[] => {
  const origins = waiting.map(({ origin }) => read(originSchema, origin));
  const besides = (own: ReviewOrigin | null, key: keyof ReviewOrigin): number =>
    own === null ? 0 : origins.filter((one) => one?.[key] === own[key]).length - 1;
  return waiting.map(({ shared }, at) => {
    const own = origins[at] ?? null;
    const before = read(sharedSchema, shared) ?? { words: 0, device: 0, network: 0 };
    const most = (key: keyof ReviewOrigin): number => Math.max(before[key], besides(own, key));
    return { words: most('words'), device: most('device'), network: most('network') };
  });
};

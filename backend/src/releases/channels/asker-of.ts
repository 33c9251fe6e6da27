import { type FastifyRequest } from 'fastify';
import { type Asker, buckets } from './choose-set';

/** Cookies by which a set is chosen. None says who somebody is: a bucket is one of ten thousand. */
export const cookies = { preview: 'posy-preview', wedding: 'posy-wedding-bucket', visitor: 'posy-bucket' } as const;

/** The value of a cookie; null when the request has none of that name. */
export const cookieIn = (header: string | undefined, name: string): string | null => {
  for (const part of (header ?? '').slice(0, 8000).split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return null;
};

const bucketIn = (text: string | null): number | null => {
  const bucket = /^\d{1,4}$/.test(text ?? '') ? Number(text) : buckets;
  return bucket < buckets ? bucket : null;
};

/** Reads from a request what decides its set. A preview in the address wins over the cookie's. */
export const askerOf = ({ headers, query }: FastifyRequest): Asker => {
  const named = (query as { preview?: unknown } | undefined)?.preview;
  return {
    preview: typeof named === 'string' ? named : cookieIn(headers.cookie, cookies.preview),
    weddingBucket: bucketIn(cookieIn(headers.cookie, cookies.wedding)),
    visitorBucket: bucketIn(cookieIn(headers.cookie, cookies.visitor)),
  };
};

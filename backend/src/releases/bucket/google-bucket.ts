import { type ReleaseBucket } from './release-bucket';

/** Google Cloud Storage's JSON API, version 1. */
const host = 'https://storage.googleapis.com';

/** Names of all objects begin with it: the bucket may have others. */
const folder = 'releases/';

interface BucketOptions {
  bucket: string;
  /** An OAuth access token for the bucket. */
  accessToken: () => Promise<string>;
  fetch: typeof globalThis.fetch;
}

const timeLimitMs = 30_000;
const notFound = 404;
/** Answered where a name is taken: the object's generation is not 0. */
const preconditionFailed = 412;

/** Releases in a bucket of Google Cloud Storage. */
export const googleBucket = ({ bucket, accessToken, fetch }: BucketOptions): ReleaseBucket => {
  const objects = `/storage/v1/b/${encodeURIComponent(bucket)}/o`;
  const named = (name: string): string => encodeURIComponent(`${folder}${name}`);

  /** Throws for every refusal but the expected one. */
  const ask = async (path: string, init: RequestInit, expected?: number): Promise<Response> => {
    const response = await fetch(`${host}${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${await accessToken()}` },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (!response.ok && response.status !== expected)
      throw new Error(`Google Cloud Storage answered ${response.status} for the bucket ${bucket}.`);
    return response;
  };

  const upload = (name: string, body: Buffer, condition = ''): Promise<Response> =>
    ask(
      `/upload${objects}?uploadType=media&name=${named(name)}${condition}`,
      {
        method: 'POST',
        headers: { 'content-type': 'application/octet-stream' },
        body: new Blob([new Uint8Array(body)]),
      },
      preconditionFailed,
    );

  const page = async (prefix: string, pageToken: string): Promise<{ names: string[]; next: string }> => {
    const query = new URLSearchParams({ prefix: `${folder}${prefix}`, fields: 'items(name),nextPageToken' });
    if (pageToken !== '') query.set('pageToken', pageToken);
    const answer = await ask(`${objects}?${query.toString()}`, {});
    const { items = [], nextPageToken = '' } = (await answer.json()) as {
      items?: { name: string }[];
      nextPageToken?: string;
    };
    return { names: items.map(({ name }) => name.slice(folder.length)), next: nextPageToken };
  };

  return {
    async list(prefix) {
      const all: string[] = [];
      let token = '';
      do {
        const { names, next } = await page(prefix, token);
        all.push(...names);
        token = next;
      } while (token !== '');
      return all;
    },
    async read(name) {
      const answer = await ask(`${objects}/${named(name)}?alt=media`, {}, notFound);
      return answer.status === notFound ? null : Buffer.from(await answer.arrayBuffer());
    },
    create: async (name, body) => (await upload(name, body, '&ifGenerationMatch=0')).status !== preconditionFailed,
    write: async (name, body) => void (await upload(name, body)),
    remove: async (name) => void (await ask(`${objects}/${named(name)}`, { method: 'DELETE' }, notFound)),
  };
};

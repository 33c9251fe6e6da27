import { type FileStore, type StoredFolder } from './file-store';

/** Google Cloud Storage's JSON API, version 1. */
const host = 'https://storage.googleapis.com';

interface Options {
  bucket: string;
  /** Names of its objects begin with it. */
  folder: StoredFolder;
  /** An OAuth access token for the bucket. */
  accessToken: () => Promise<string>;
  fetch: typeof globalThis.fetch;
}

const timeLimitMs = 20_000;

/** Files as objects of a Google Cloud Storage bucket, which is closed to everybody but this backend. */
export const bucketFileStore = ({ bucket, folder, accessToken, fetch }: Options): FileStore => {
  const objects = `/storage/v1/b/${encodeURIComponent(bucket)}/o`;
  const objectOf = (id: string): string => `${objects}/${encodeURIComponent(`${folder}/${id}`)}`;

  /** The answer; null for an object that is not there. Throws for every other refusal. */
  const ask = async (path: string, init: RequestInit = {}): Promise<Response | null> => {
    const response = await fetch(`${host}${path}`, {
      ...init,
      headers: { ...init.headers, authorization: `Bearer ${await accessToken()}` },
      signal: AbortSignal.timeout(timeLimitMs),
    });
    if (response.status === 404) return null;
    if (!response.ok) throw new Error(`Google Cloud Storage answered ${response.status} for the bucket ${bucket}.`);
    return response;
  };

  return {
    async write(id, body) {
      const path = `/upload${objects}?uploadType=media&name=${encodeURIComponent(`${folder}/${id}`)}`;
      const headers = { 'content-type': folder === 'attachments' ? 'application/octet-stream' : 'image/webp' };
      const written = await ask(path, { method: 'POST', headers, body: new Blob([new Uint8Array(body)]) });
      if (written === null) throw new Error(`There is no bucket ${bucket}.`);
    },
    async read(id) {
      const answer = await ask(`${objectOf(id)}?alt=media`);
      return answer && Buffer.from(await answer.arrayBuffer());
    },
    has: async (id) => (await ask(`${objectOf(id)}?fields=name`)) !== null,
    remove: async (id) => void (await ask(objectOf(id), { method: 'DELETE' })),
  };
};

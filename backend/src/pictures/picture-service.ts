import { createHash } from 'node:crypto';
import { atMost } from './at-most';
import { pictureInfo, picturePath, type PictureRequest } from './picture-request';
import { artVersion, renderPicture } from './render-picture';
import { type SlotCache, slotCache } from './slot-cache';

export interface Picture {
  body: Buffer;
  /** Quoted, strong: from the bytes. */
  etag: string;
  contentType: `image/${PictureRequest['format']}`;
  width: number;
  height: number;
}

export interface PictureService {
  get(request: PictureRequest): Promise<Picture>;
}

interface Options {
  /** Where renderings are kept; may be deleted at any time. */
  cacheDir: string;
  /** How many are drawn at a time. */
  concurrency?: number;
  render?: (request: PictureRequest) => Promise<Buffer>;
}

async function bytesOf(request: PictureRequest, cache: SlotCache, draw: () => Promise<Buffer>): Promise<Buffer> {
  const key = `${artVersion}:${picturePath(request)}`;
  const kept = await cache.read(key);
  if (kept !== null) return kept;
  const body = await draw();
  await cache.write(key, body).catch(() => undefined); // a full or read-only disk only costs the drawing next time
  return body;
}

/** Pictures from the disk, or drawn; one that is asked for twice at once is drawn once. */
export function pictureService({ cacheDir, concurrency = 2, render = renderPicture }: Options): PictureService {
  const cache = slotCache(cacheDir);
  const limited = atMost(concurrency);
  const underWay = new Map<string, Promise<Picture>>();
  const load = async (request: PictureRequest): Promise<Picture> => {
    const body = await bytesOf(request, cache, () => limited(() => render(request)));
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    return { body, etag, contentType: `image/${request.format}`, ...pictureInfo(request) };
  };
  return {
    get(request) {
      const path = picturePath(request);
      const running = underWay.get(path);
      if (running !== undefined) return running;
      const started = load(request).finally(() => underWay.delete(path));
      underWay.set(path, started);
      return started;
    },
  };
}

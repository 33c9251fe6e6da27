import { createHash } from 'node:crypto';
import { isUploaded } from '#catalogue/photos/uploaded';
import { type FileStore } from '#files/file-store';
import { atMost } from '../files/at-most';
import { type SlotCache, slotCache } from '../files/slot-cache';
import { pathOfPicture, pictureInfo, type PictureRequest } from './picture-request';
import { artVersion, renderPhoto, renderPicture } from './render-picture';

export interface Picture {
  body: Buffer;
  /** Quoted, strong: from the bytes. */
  etag: string;
  contentType: `image/${PictureRequest['format']}`;
  width: number;
  height: number;
}

export interface PictureService {
  /** Null for a photo that is not, or no longer, there. */
  get(request: PictureRequest): Promise<Picture | null>;
}

/** Store of suppliers' uploads, by their seeds. */
export type Uploads = Pick<FileStore, 'has' | 'read'>;

interface Options {
  /** Folder of renderings; may be deleted at any time. */
  cacheDir: string;
  uploads: Uploads;
  /** Most renderings at a time. */
  concurrency?: number;
  render?: (request: PictureRequest) => Promise<Buffer>;
}

const bytesOf = async (request: PictureRequest, cache: SlotCache, draw: () => Promise<Buffer>): Promise<Buffer> => {
  const key = `${artVersion}:${pathOfPicture(request)}`;
  const stored = await cache.read(key);
  if (stored !== null) return stored;
  const body = await draw();
  await cache.write(key, body).catch(() => undefined); // a full or read-only disk only costs the drawing next time
  return body;
};

/**
 * Returns the function that makes a picture, from a supplier's photo or drawn from its seed; null when the photo is
 * missing.
 */
const makerOf = async (request: PictureRequest, { uploads, render = renderPicture }: Options) => {
  const { seed } = request;
  if (!isUploaded(seed)) return () => render(request);
  if (!(await uploads.has(seed))) return null;
  return async () => renderPhoto((await uploads.read(seed)) ?? Buffer.alloc(0), request);
};

/** Pictures from the disk, or made; one that is asked for twice at once is made once. */
export const pictureService = (options: Options): PictureService => {
  const { cacheDir, concurrency = 2 } = options;
  const cache = slotCache(cacheDir);
  const limited = atMost(concurrency);
  const underWay = new Map<string, Promise<Picture | null>>();
  const load = async (request: PictureRequest): Promise<Picture | null> => {
    const make = await makerOf(request, options);
    if (make === null) return null;
    const body = await bytesOf(request, cache, () => limited(make));
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`;
    return { body, etag, contentType: `image/${request.format}`, ...pictureInfo(request) };
  };
  return {
    get(request) {
      const path = pathOfPicture(request);
      const running = underWay.get(path);
      if (running !== undefined) return running;
      const started = load(request).finally(() => underWay.delete(path));
      underWay.set(path, started);
      return started;
    },
  };
};

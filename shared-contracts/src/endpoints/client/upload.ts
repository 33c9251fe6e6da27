import { photoConstants } from '#constants/photos';
import type { Endpoint } from '../parts/endpoint';
import { readAnswer } from './read-answer';
import { commonHeaders, type RawInput, requestParts } from './request-parts';
import { startTimeLimit, type Wait } from './time-limit';

/** A file on its way. */
export interface FileRequest {
  url: string;
  headers: Record<string, string>;
  file: Blob;
  signal: AbortSignal;
  /** Called while bytes leave; from 0 to 1. */
  progress: (share: number) => void;
}

/** Posts a file. An edge of its own: `fetch` does not report how far an upload is. Rejects when nothing came back. */
export type SendFile = (request: FileRequest) => Promise<Response>;

interface UploadEdges {
  sendFile: SendFile;
  baseUrl: string;
  idToken: () => Promise<string | null>;
  wait: Wait;
}

/** Options to follow and cancel an upload. */
export interface ApiUploadOptions {
  signal?: AbortSignal;
  /** Called while bytes leave; from 0 to 1. After 1 the server is still at work. */
  onProgress?: (share: number) => void;
}

/** Sends one file. Never repeated once the server had it: it would keep the picture twice. */
export const uploadFile = async <A>(
  { sendFile, baseUrl, idToken, wait }: UploadEdges,
  definition: Endpoint<unknown, unknown, A>,
  input: RawInput,
  file: Blob,
  { signal, onProgress }: ApiUploadOptions,
): Promise<A> => {
  const limit = startTimeLimit(wait, photoConstants.stallMs, signal ?? new AbortController().signal);
  const { url, body } = requestParts(baseUrl, definition, input);
  try {
    const response = await sendFile({
      url,
      headers: { ...commonHeaders(await idToken()), 'content-type': 'application/octet-stream' },
      file,
      signal: limit.signal,
      progress(share) {
        limit.restart();
        onProgress?.(share);
      },
    });
    return await readAnswer(definition, response, body);
  } catch (error) {
    throw limit.errorOf(error);
  } finally {
    limit.end();
  }
};

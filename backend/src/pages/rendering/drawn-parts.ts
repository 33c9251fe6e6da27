import { createHash } from 'node:crypto';
import { type DrawnPart, type DrawRequest } from '@posy/shared-contracts/server-half';
import { type CallAnswer } from './call-as-nobody';
import { NotNow, type RenderPool } from './render-pool';
import { type Half } from './server-halves';

/** A part of a page, as it is stored. */
export interface StoredPart extends DrawnPart {
  /** Hashes of its style attributes for the content security policy. */
  styleHashes: string[];
}

interface Options {
  pool: Pick<RenderPool, 'draw'>;
  call: (name: string, input: unknown) => Promise<CallAnswer>;
  /** Reports a part that could not be rendered; the page does without it. */
  report: (request: DrawRequest, error: unknown) => void;
  /** Milliseconds since the epoch. */
  now: () => number;
}

/** A call that a part made while rendering, with its answer. */
interface PartCall {
  name: string;
  input: unknown;
  answer: string;
}

interface CachedPart {
  part: StoredPart | null;
  readings: PartCall[];
  bytes: number;
  checkedAt: number;
}

/** Milliseconds for which a part's data are not checked: a publication is visible within a second. */
const freshForMs = 500;
/** Milliseconds that a page waits for the check. */
const checkForMs = 75;
/** Milliseconds for which a failed part is not retried. */
const failedForMs = 10_000;
/** Bytes that are cached, the last used. */
const mostBytes = 32 * 1024 * 1024;

const entities: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' };
const unescape = (text: string): string => text.replace(/&(?:quot|#x27|amp|lt|gt);/g, (sign) => entities[sign] ?? sign);

const hashesOfStyles = (html: string): string[] => {
  const values = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, value = '']) => unescape(value)));
  return [...values].map((value) => `'sha256-${createHash('sha256').update(value).digest('base64')}'`);
};

const dayMs = 86_400_000;

type AskedPart = Omit<DrawRequest, 'now'>;

interface Once extends Omit<Options, 'call' | 'now'> {
  now: number;
}

const withHashes = (drawn: DrawnPart | null): StoredPart | null =>
  drawn === null ? null : { ...drawn, styleHashes: hashesOfStyles(drawn.html) };

/** Draws a part for one reader, by calls of their own; nothing of it is stored. Null when there is none; never rejects. */
export const drawPartOnce =
  ({ pool, report, now }: Once, call: Options['call']) =>
  async (shell: Half, half: Half | null, asked: AskedPart): Promise<StoredPart | null> => {
    const request = { ...asked, now };
    try {
      return withHashes(await pool.draw({ shell, half, request, call }));
    } catch (error) {
      if (!(error instanceof NotNow)) report(request, error);
      return null;
    }
  };

/**
 * Parts of pages, cached by what they are made of: the bytes that draw, the address, the day and what their calls answered.
 * A stored part is shown only where the same calls still answer the same, so that nothing has to report what it changed.
 */
export const createDrawnParts = ({ pool, call, report, now }: Options) => {
  const entries = new Map<string, CachedPart>();
  const drawing = new Map<string, Promise<StoredPart | null>>();
  let bytes = 0;

  const forget = (key: string): void => {
    bytes -= entries.get(key)?.bytes ?? 0;
    entries.delete(key);
  };
  const store = (key: string, part: StoredPart | null, readings: PartCall[]): void => {
    forget(key);
    const size = part === null ? 0 : part.html.length + part.state.length + JSON.stringify(part.styles).length;
    // The key with its query string is cached as well, and strangers make it as long as an address may be.
    const more = 1000 + key.length + size + JSON.stringify(readings).length;
    entries.set(key, { part, readings, bytes: more, checkedAt: now() });
    bytes += more;
    for (const [oldest] of entries) {
      if (bytes <= mostBytes) return;
      forget(oldest);
    }
  };
  const answersTheSame = async (key: string, entry: CachedPart): Promise<boolean> => {
    const { readings } = entry;
    const answers = await Promise.all(readings.map(({ name, input }) => call(name, input)));
    const isSame = answers.every((answer, at) => JSON.stringify(answer) === readings[at]?.answer);
    if (isSame) entry.checkedAt = now();
    else if (entries.get(key) === entry) forget(key);
    return isSame;
  };
  /**
   * Returns true when a cached part may be served. If its data take too long, it may: the next visitor gets the new
   * data.
   */
  const isAsItWas = async (key: string, entry: CachedPart): Promise<boolean> => {
    const age = now() - entry.checkedAt;
    if (entry.part === null && entry.readings.length === 0) return age < failedForMs;
    if (age < freshForMs) return true;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<true>((resolve) => (timer = setTimeout(() => resolve(true), checkForMs)));
    return Promise.race([answersTheSame(key, entry), late]).finally(() => clearTimeout(timer));
  };
  const drawAnew = async (key: string, shell: Half, half: Half | null, request: DrawRequest) => {
    const readings: PartCall[] = [];
    const noted = async (name: string, input: unknown): Promise<CallAnswer> => {
      const answer = await call(name, input);
      readings.push({ name, input, answer: JSON.stringify(answer) });
      return answer;
    };
    try {
      const part = withHashes(await pool.draw({ shell, half, request, call: noted }));
      store(key, part, readings);
      return part;
    } catch (error) {
      if (error instanceof NotNow) return null;
      report(request, error);
      store(key, null, []);
      return null;
    }
  };
  /** Returns the part, rendered or cached; null when there is none. Never rejects. */
  return async (shell: Half, half: Half | null, asked: AskedPart): Promise<StoredPart | null> => {
    const request = { ...asked, now: now() };
    const key = JSON.stringify([shell.key, half?.key, asked, Math.floor(request.now / dayMs)]);
    const stored = entries.get(key);
    if (stored !== undefined && (await isAsItWas(key, stored))) {
      entries.delete(key);
      entries.set(key, stored);
      return stored.part;
    }
    const running = drawing.get(key) ?? drawAnew(key, shell, half, request).finally(() => drawing.delete(key));
    drawing.set(key, running);
    return running;
  };
};
export type DrawnParts = ReturnType<typeof createDrawnParts>;

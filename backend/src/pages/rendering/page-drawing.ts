import { type DrawRequest } from '@posy/shared-contracts/server-half';
import { type CallAnswer } from './call-as-nobody';
import { composePage, type DrawnPage, type PageToDraw } from './compose-page';
import { createDrawnParts, type DrawnParts, drawPartOnce } from './drawn-parts';
import { createRenderPool } from './render-pool';
import { openServerHalves } from './server-halves';

/** Makes a call of the contract for a drawing. */
type Call = (name: string, input: unknown) => Promise<CallAnswer>;

/** Dependencies of rendering pages. */
export interface DrawingOptions {
  buildsDir: string;
  call: Call;
  /** Reports parts that were not rendered, and why. */
  report: (sentence: string, error: unknown) => void;
  now?: () => number;
  /** Milliseconds that a visitor waits for a page's rendering. */
  timeoutMs?: number;
  /** Limits of a worker: milliseconds for a part, the same when code has to be loaded, and megabytes. */
  limits?: { deadlineMs: number; firstDeadlineMs: number; memoryMb: number };
}

/** A part's name for operators: who drew it, in which version. */
const nameOf = ({ remote, module }: DrawRequest): string => `${remote.name} ${remote.version} ${module}`;

/** Draws pages on the server. It can only help: what fails or takes long is left to the page. */
export const openPageDrawing = ({
  buildsDir,
  call,
  report,
  now = Date.now,
  timeoutMs = 150,
  limits = { deadlineMs: 5000, firstDeadlineMs: 15_000, memoryMb: 160 },
}: DrawingOptions) => {
  const pool = createRenderPool({ workers: 2, waiting: 100, restMs: 60_000, ...limits });
  const halves = openServerHalves(buildsDir);
  const reported = (request: DrawRequest, error: unknown): void =>
    report(`${nameOf(request)} was not drawn on the server.`, error);
  const calls = new Set<Promise<CallAnswer>>();
  const tracked = (answer: Promise<CallAnswer>): Promise<CallAnswer> => {
    calls.add(answer);
    return answer.finally(() => calls.delete(answer));
  };
  const drawPart = createDrawnParts({ pool, call: (name, input) => tracked(call(name, input)), report: reported, now });

  /** The frame is everybody's; parts of remotes are drawn by the reader's own calls and forgotten. */
  const drawForReader = (own: Readonly<Record<string, unknown>>): DrawnParts => {
    const drawOnce = drawPartOnce({ pool, report: reported, now: now() }, async (name, input) =>
      Object.hasOwn(own, name) ? { value: own[name] } : tracked(call(name, input)),
    );
    return (shell, half, asked) => (half === null ? drawPart : drawOnce)(shell, half, asked);
  };

  const compose = (page: PageToDraw, draw: DrawnParts): Promise<DrawnPage | null> =>
    composePage(page, { halves, drawPart: draw }).catch((error: unknown) => {
      report(`${page.url.pathname} was not drawn on the server.`, error);
      return null;
    });
  const inTime = async (page: Promise<DrawnPage | null>): Promise<DrawnPage | null> => {
    let timer: NodeJS.Timeout | undefined;
    const timeout = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), timeoutMs)));
    try {
      return await Promise.race([page, timeout]);
    } finally {
      clearTimeout(timer);
    }
  };
  return {
    /** The page, or null where it cannot be had in time: what is late is there for the next visitor. */
    draw: (page: PageToDraw): Promise<DrawnPage | null> => inTime(compose(page, drawPart)),
    /** The page of one reader, with answers to calls, by their names, that are theirs: nothing of it is stored. */
    drawFor: (page: PageToDraw, own: Readonly<Record<string, unknown>>): Promise<DrawnPage | null> =>
      inTime(compose(page, drawForReader(own))),
    /** Ends the workers, and waits for what was read for them: a reading that loses its database ends the process. */
    async close(): Promise<void> {
      pool.close();
      await Promise.allSettled(calls);
    },
  };
};
export type PageDrawing = ReturnType<typeof openPageDrawing>;

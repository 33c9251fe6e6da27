import { type DrawRequest } from '@posy/shared-contracts/server-half';
import { type CallAnswer } from './call-as-nobody';
import { composePage, type DrawnPage, type PageToDraw } from './compose-page';
import { createDrawnParts } from './drawn-parts';
import { createRenderPool } from './render-pool';
import { openServerHalves } from './server-halves';

/** Dependencies of rendering pages. */
export interface DrawingOptions {
  buildsDir: string;
  call: (name: string, input: unknown) => Promise<CallAnswer>;
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
  const noted = (name: string, input: unknown): Promise<CallAnswer> => {
    const answer = call(name, input);
    calls.add(answer);
    return answer.finally(() => calls.delete(answer));
  };
  const drawPart = createDrawnParts({ pool, call: noted, report: reported, now });

  const compose = (page: PageToDraw): Promise<DrawnPage | null> =>
    composePage(page, { halves, drawPart }).catch((error: unknown) => {
      report(`${page.url.pathname} was not drawn on the server.`, error);
      return null;
    });
  return {
    /** The page, or null where it cannot be had in time: what is late is there for the next visitor. */
    async draw(page: PageToDraw): Promise<DrawnPage | null> {
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), timeoutMs)));
      try {
        return await Promise.race([compose(page), timeout]);
      } finally {
        clearTimeout(timer);
      }
    },
    /** Ends the workers, and waits for what was read for them: a reading that loses its database ends the process. */
    async close(): Promise<void> {
      pool.close();
      await Promise.allSettled(calls);
    },
  };
};
export type PageDrawing = ReturnType<typeof openPageDrawing>;

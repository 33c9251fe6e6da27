/** A problem, with the person who had it. */
export interface Problem {
  feature: string;
  remote: string;
  version: string;
  error: unknown;
}

interface ErrorReport {
  feature: string;
  remote: string;
  version: string;
  message: string;
  stack?: string;
  path: string;
}

/** A problem of this page that was reported, for the inspector. */
export interface SeenProblem {
  feature: string;
  remote: string;
  version: string;
  message: string;
  /** Milliseconds since the page began. */
  at: number;
}

interface Options {
  send: (report: ErrorReport) => void;
  path: () => string;
  /** Milliseconds since the page began. */
  now: () => number;
}

/** Reports sent from one page at most: a loop of failures must not become a flood. */
const most = 50;

const cut = (text: string, length: number): string => text.slice(0, length);

/**
 * Returns a path that names the screen but no person: the rest after the screen's own segment may be an id or a name.
 */
export const pathWithoutIds = (pathname: string): string =>
  pathname
    .split('/')
    .map((segment, index) => (index > 2 && segment !== '' ? ':id' : segment))
    .join('/');

/** Sends each distinct problem once, tagged by feature and remote. Source: D-error-report-02, S8-reporting-01. */
export const createErrorReporter = ({ send, path, now }: Options) => {
  const sent = new Map<string, SeenProblem>();
  return {
    problems: (): readonly SeenProblem[] => [...sent.values()],
    report({ feature, remote, version, error }: Problem): void {
      const message = error instanceof Error ? error.message : String(error);
      const key = `${feature} ${remote} ${message}`;
      if (sent.has(key) || sent.size >= most) return;
      sent.set(key, { feature, remote, version, message, at: now() });
      const stack = error instanceof Error ? error.stack : undefined;
      send({
        feature: cut(feature, 80),
        remote: cut(remote, 80),
        version: cut(version, 80),
        message: cut(message, 2000),
        ...(stack === undefined ? {} : { stack: cut(stack, 8000) }),
        path: cut(pathWithoutIds(path()), 500),
      });
    },
  };
};

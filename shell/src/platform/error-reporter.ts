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

interface Options {
  send: (report: ErrorReport) => void;
  path: () => string;
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
export const createErrorReporter = ({ send, path }: Options) => {
  const sent = new Set<string>();
  return {
    report({ feature, remote, version, error }: Problem): void {
      const message = error instanceof Error ? error.message : String(error);
      const key = `${feature} ${remote} ${message}`;
      if (sent.has(key) || sent.size >= most) return;
      sent.add(key);
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

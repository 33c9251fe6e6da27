import { PlainError, say, UsageError } from '../support/progress';
import { serveBuild } from './serve-build';

/** Port of a developer's server; the inspector proposes it. */
const usualPort = '4321';

/** The port that is asked for. */
export const portOf = (asked = usualPort): number => {
  const port = Number(asked);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new UsageError(`${asked} is no port.`);
  return port;
};

/**
 * Serves a remote's build to pages of installations. Returns the function to call after each build: it says where the remote
 * is, and later that pages have to be loaded again.
 */
export const serveForDevelopment = async (name: string, dist: string, asked?: string): Promise<() => void> => {
  const port = portOf(asked);
  const { origin } = await serveBuild(dist, port).catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EADDRINUSE' ? new PlainError(`Port ${port} is taken: name another one with --port.`) : error;
  });
  // Said with the first build: before it the folder has an earlier one, or none.
  let isBuilt = false;
  return () => {
    say(
      isBuilt
        ? `${name}: rebuilt, load the page again`
        : `${name} at ${origin}: open a page of the installation with ?remote=${name}@${origin}`,
    );
    isBuilt = true;
  };
};

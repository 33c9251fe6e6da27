import { createQueryClient, loadMessages, RemoteRoot } from '@posy/remote-kit';
import { answersIn, drawTree, hostForNobody } from '@posy/remote-kit/server';
import type { DrawEdges, DrawnPart, DrawRequest } from '@posy/shared-contracts/server-half';
import { Frame } from './frame/frame';
import { PageLoading } from './host/remote-views';
import { ShellProvider } from './host/shell-context';
import { catalogues } from './messages';
import { shellForNobody } from './served/shell-for-nobody';

export { modules } from './served/modules';

/**
 * Renders the frame around a remote's screen, or with one of the shell's own in it; null when only the page can render
 * it.
 */
export const draw = async (request: DrawRequest, edges: DrawEdges): Promise<DrawnPart | null> => {
  const failures: unknown[] = [];
  const failed = (error: unknown): void => void failures.push(error);
  const host = hostForNobody(request, edges, failed);
  const shell = shellForNobody(request, host);
  const isOwn = !shell.isRemotePath(request.pathname);
  if (isOwn && !shell.parts.screenOf(request.pathname).isServed) return null;
  const queryClient = createQueryClient();
  const messages = await loadMessages(catalogues, host.locale.get().catalogue);
  const { shown: _shown, ...drawn } = await drawTree({
    identifierPrefix: 'shell-',
    tree: (cache) => (
      <RemoteRoot host={host} queryClient={queryClient} messages={messages} uiCache={cache} onError={failed}>
        <ShellProvider value={shell}>
          <Frame fallback={<PageLoading />} />
        </ShellProvider>
      </RemoteRoot>
    ),
  });
  if (failures.length > 0) throw failures[0];
  // Only a shell that has the data of its server-rendered screen hydrates it.
  return { ...drawn, state: isOwn ? JSON.stringify({ screens: [], queries: answersIn(queryClient) }) : '{}' };
};

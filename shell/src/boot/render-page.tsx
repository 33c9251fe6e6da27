import {
  createQueryClient,
  giveAnswers,
  type Messages,
  RemoteRoot,
  startRoot,
  takeServedState,
} from '@posy/remote-kit';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { Frame } from '../frame/frame';
import { PageLoading } from '../host/remote-views';
import { ShellProvider, type ShellServices } from '../host/shell-context';
import { announceBootFailure } from './boot-failed';

/**
 * Prepares the shell's own screen that came with the document. A part that fails to preload reports it in its own
 * place.
 */
const prepare = async (
  served: NonNullable<ReturnType<typeof takeServedState>>,
  queryClient: ReturnType<typeof createQueryClient>,
  host: MountProps,
  { parts, market }: ShellServices,
): Promise<void> => {
  giveAnswers(served, queryClient);
  const { pathname } = host.location.get();
  await parts
    .screenOf(pathname)
    .load(market.catalogue)
    .catch(() => undefined);
};

/**
 * Renders the frame once its texts have loaded, or hydrates the one that came with the document. A page that cannot
 * load its texts shows an error from its document.
 */
export const renderPage = (host: MountProps, shell: ShellServices, messages: Promise<Messages>): void => {
  const container = document.getElementById('root') as HTMLElement;
  const isServed = container.childElementCount > 0;
  const queryClient = createQueryClient();
  const served = takeServedState(container);
  const render = (catalogue: Messages): void =>
    void startRoot({
      container,
      isServed,
      prefix: 'shell-',
      telemetry: host.telemetry,
      tree: (
        <RemoteRoot
          host={host}
          queryClient={queryClient}
          messages={catalogue}
          onError={(error) => host.telemetry.error('frame', error)}
        >
          <ShellProvider value={shell}>
            <Frame fallback={<PageLoading />} />
          </ShellProvider>
        </RemoteRoot>
      ),
    });
  const ready = isServed && served !== null ? prepare(served, queryClient, host, shell) : null;
  Promise.all([messages, ready])
    .then(([catalogue]) => render(catalogue))
    .catch((error: unknown) => {
      host.telemetry.error('boot', error);
      announceBootFailure();
    });
};

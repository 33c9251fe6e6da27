import { createQueryClient, RemoteRoot, type Messages } from '@posy/remote-kit';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { createRoot } from 'react-dom/client';
import { Frame } from '../frame/frame';
import { PageLoading } from '../host/remote-views';
import { ShellProvider, type ShellServices } from '../host/shell-context';
import { tellBootFailed } from './boot-failed';

/** Draws the frame once its words are there; a page that cannot have them says so in words of its document. */
export const renderPage = (host: MountProps, shell: ShellServices, messages: Promise<Messages>): void => {
  const root = createRoot(document.getElementById('root') as HTMLElement, { identifierPrefix: 'shell-' });
  const render = (catalogue: Messages): void =>
    root.render(
      <RemoteRoot
        host={host}
        queryClient={createQueryClient()}
        messages={catalogue}
        onError={(error) => host.telemetry.error('frame', error)}
      >
        <ShellProvider value={shell}>
          <Frame fallback={<PageLoading />} />
        </ShellProvider>
      </RemoteRoot>,
    );
  messages.then(render).catch((error: unknown) => {
    host.telemetry.error('boot', error);
    tellBootFailed();
  });
};

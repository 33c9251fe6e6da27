import { act, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import type { Messages } from '../lifecycles/messages';
import { RemoteRoot } from '../lifecycles/remote-root';
import { createQueryClient } from '../query/query-client';
import { HostRouter } from '../router/host-router';
import type { TestHost } from './test-host';

/**
 * Renders a remote's tree in the document as the host would; returns what takes it away again.
 *
 * @example
 * const host = createTestHost({ session: exampleSignedIn() });
 * const remove = await renderWithHost(<GuestsScreen />, host, messages);
 */
export const renderWithHost = async (
  tree: ReactNode,
  host: TestHost,
  messages: Messages,
): Promise<() => Promise<void>> => {
  const element = document.body.appendChild(document.createElement('div'));
  const root = createRoot(element);
  await act(async () =>
    root.render(
      <RemoteRoot
        host={host}
        queryClient={createQueryClient()}
        messages={messages}
        onError={(error) => {
          throw error;
        }}
      >
        <HostRouter>{tree}</HostRouter>
      </RemoteRoot>,
    ),
  );
  return async () => {
    await act(async () => root.unmount());
    element.remove();
  };
};

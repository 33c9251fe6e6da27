import type { AppProps, RemoteModule } from '@posy/shared-contracts/mount-props';
import type { ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createQueryClient } from '../query/query-client';
import { loadMessages, type CatalogueLoaders } from './messages';
import { HostRouter } from '../router/host-router';
import { forgettingCache, PersonScope } from './person-scope';
import { RemoteRoot } from './remote-root';

/** What a remote's `app.tsx` gives: its routes and its catalogues. */
export interface AppDefinition {
  Routes: ComponentType;
  messages: CatalogueLoaders;
}

/** The single-spa lifecycles of a remote's `./app`. */
export const createApp = ({ Routes, messages }: AppDefinition): RemoteModule => {
  const queryClient = createQueryClient();
  const forgetOnLeaving = forgettingCache(queryClient);
  let root: Root | null = null;
  return {
    bootstrap: async ({ session }) => forgetOnLeaving(session),
    async mount(props: AppProps) {
      const catalogue = await loadMessages(messages, props.locale.get().catalogue);
      root = createRoot(props.container, { identifierPrefix: `${props.remote.name}-`, onCaughtError: () => undefined });
      root.render(
        <RemoteRoot host={props} queryClient={queryClient} messages={catalogue} onError={props.failed}>
          <HostRouter>
            <PersonScope>
              <Routes />
            </PersonScope>
          </HostRouter>
        </RemoteRoot>,
      );
    },
    async unmount() {
      root?.unmount();
      root = null;
    },
  };
};

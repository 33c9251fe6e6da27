import type { QueryClient } from '@posy/remote-kit/query';
import type { AppProps, RemoteModule } from '@posy/shared-contracts/mount-props';
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { createQueryClient } from '../query/query-client';
import { HostRouter } from '../router/host-router';
import { giveAnswers, type ServedState, takeServedState } from '../served/served-state';
import type { LazyFeature } from './lazy-feature';
import { type CatalogueLoaders, loadMessages } from './messages';
import { forgettingCache, PersonScope } from './person-scope';
import { RemoteRoot } from './remote-root';
import { startRoot } from './start-root';

/** Contents of a remote's `app.tsx`: its routes and its catalogues. */
export interface AppDefinition {
  Routes: ComponentType;
  messages: CatalogueLoaders;
  /**
   * The lazy screens, and lazy parts of them, that are drawn on the server too, by names of their own: the page loads
   * them before it takes one over.
   */
  screens?: Record<string, Pick<LazyFeature<object>, 'load'>>;
}

/** Loads what the document shows already, and gives the cache what it was drawn from. */
const prepare = async (
  { screens = {} }: AppDefinition,
  served: ServedState,
  queryClient: QueryClient,
  { locale }: AppProps,
): Promise<void> => {
  const { catalogue } = locale.get();
  await Promise.all(served.screens.map((name) => screens[name]?.load(catalogue)));
  giveAnswers(served, queryClient);
};

/** The single-spa lifecycles of a remote's `./app`. */
export const createApp = (app: AppDefinition): RemoteModule => {
  const { Routes, messages } = app;
  const queryClient = createQueryClient();
  const forgetOnLeaving = forgettingCache(queryClient);
  let root: Root | null = null;
  return {
    bootstrap: async ({ session }) => forgetOnLeaving(session),
    async mount(props: AppProps) {
      const served = takeServedState(props.container);
      const [catalogue] = await Promise.all([
        loadMessages(messages, props.locale.get().catalogue),
        served && prepare(app, served, queryClient, props),
      ]);
      root = startRoot({
        container: props.container,
        isServed: served !== null,
        prefix: `${props.remote.name}-`,
        telemetry: props.telemetry,
        tree: (
          <RemoteRoot host={props} queryClient={queryClient} messages={catalogue} onError={props.failed}>
            <HostRouter>
              <PersonScope>
                <Routes />
              </PersonScope>
            </HostRouter>
          </RemoteRoot>
        ),
      });
    },
    async unmount() {
      root?.unmount();
      root = null;
    },
  };
};

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
   * Lazy screens, and lazy parts of them, that the server renders too, by name: the page loads them before it hydrates
   * one.
   */
  screens?: Record<string, Pick<LazyFeature<object>, 'load'>>;
}

/** Loads the code of the rendered parts, and fills the cache with their data. */
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

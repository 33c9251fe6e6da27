import type { QueryClient } from '@posy/remote-kit/query';
import type { SlotName, SlotProps } from '@posy/shared-contracts/manifest';
import type { DrawEdges, DrawnPart, DrawRequest, ServerHalf } from '@posy/shared-contracts/server-half';
import type { ComponentType, ReactNode } from 'react';
import type { AppDefinition } from '../lifecycles/create-app';
import { type CatalogueLoaders, loadMessages } from '../lifecycles/messages';
import { PersonScope } from '../lifecycles/person-scope';
import { RemoteRoot } from '../lifecycles/remote-root';
import { createQueryClient } from '../query/query-client';
import { HostRouter } from '../router/host-router';
import { answersIn, type ServedState } from '../served/served-state';
import { drawTree } from './draw-tree';
import { hostForNobody } from './host-for-nobody';
import { screensOf } from './screens-of';

/** A widget that the server renders too: made by `servedWidget`. */
export interface ServedWidget {
  slot: SlotName;
  messages: CatalogueLoaders;
  tree: (props: unknown) => ReactNode;
}

/** Takes the same three arguments as `createSlot`. */
export const servedWidget = <S extends SlotName>(
  slot: S,
  Widget: ComponentType<SlotProps[S]>,
  messages: CatalogueLoaders,
): ServedWidget => ({ slot, messages, tree: (props) => <Widget {...(props as SlotProps[S])} /> });

interface Definition {
  /** Missing when the server only renders widgets. */
  app?: AppDefinition;
  /** True when all that the app draws works without the shell and without its scripts: a document of its own. */
  standsAlone?: boolean;
  /** Widgets by exposed module, such as `./slots/supplier-profile.reviews`. */
  widgets?: Record<string, ServedWidget>;
}

interface PartTree {
  identifierPrefix: string;
  messages: CatalogueLoaders;
  tree: ReactNode;
}

/** The names of the screens' parts go along, so that the page loads them before it takes the markup over. */
const stateOf = (screens: string[], queryClient: QueryClient): string =>
  JSON.stringify({ screens, queries: answersIn(queryClient) } satisfies ServedState);

const partOf = ({ app, widgets = {} }: Definition, { remote, module, props }: DrawRequest): PartTree | null => {
  if (module === './app' && app !== undefined)
    return {
      identifierPrefix: `${remote.name}-`,
      messages: app.messages,
      tree: (
        <HostRouter>
          <PersonScope>
            <app.Routes />
          </PersonScope>
        </HostRouter>
      ),
    };
  const widget = widgets[module];
  if (widget === undefined) return null;
  return {
    identifierPrefix: `${widget.slot.replace('.', '-')}-`,
    messages: widget.messages,
    tree: <PersonScope>{widget.tree(props)}</PersonScope>,
  };
};

/**
 * Creates the exports of a remote's `server.ts`: its app and its widgets, rendered on the server by the same code as in
 * the page.
 */
export const createServerHalf = (definition: Definition): ServerHalf => ({
  async draw(request: DrawRequest, edges: DrawEdges): Promise<DrawnPart | null> {
    const part = partOf(definition, request);
    if (part === null) return null;
    const failures: unknown[] = [];
    const failed = (error: unknown): void => void failures.push(error);
    // A screen whose call was refused may need its scripts, for another try.
    let isAnswered = true;
    const call: DrawEdges['call'] = (name, input) =>
      edges.call(name, input).catch((error: unknown) => {
        isAnswered = false;
        throw error;
      });
    const host = hostForNobody(request, { call }, failed);
    const queryClient = createQueryClient();
    const { identifierPrefix, messages, tree } = part;
    const catalogue = await loadMessages(messages, host.locale.get().catalogue);
    const { shown, ...drawn } = await drawTree({
      identifierPrefix,
      tree: (cache) => (
        <RemoteRoot host={host} queryClient={queryClient} messages={catalogue} uiCache={cache} onError={failed}>
          {tree}
        </RemoteRoot>
      ),
    });
    if (failures.length > 0) throw failures[0];
    const screens = screensOf(definition.app?.screens, shown);
    if (screens === null) return null;
    const standsAlone = request.module === './app' && definition.standsAlone === true && isAnswered;
    return { ...drawn, state: stateOf(screens, queryClient), ...(standsAlone && { standsAlone }) };
  },
});

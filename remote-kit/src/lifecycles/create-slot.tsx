import type { SlotName, SlotProps } from '@posy/shared-contracts/manifest';
import type { SlotModule } from '@posy/shared-contracts/mount-props';
import type { ComponentType } from 'react';
import type { Root } from 'react-dom/client';
import { createQueryClient } from '../query/query-client';
import { giveAnswers, takeServedState } from '../served/served-state';
import { type CatalogueLoaders, loadMessages, type Messages } from './messages';
import { forgettingCache, PersonScope } from './person-scope';
import { RemoteRoot } from './remote-root';
import { startRoot } from './start-root';

/** A remote's `./slots/<slot>`: a widget that the host puts into another remote's screen, as a React root of its own. */
export const createSlot = <S extends SlotName>(
  slot: S,
  Widget: ComponentType<SlotProps[S]>,
  messages: CatalogueLoaders,
): SlotModule<S> => {
  const queryClient = createQueryClient();
  const forgetOnLeaving = forgettingCache(queryClient);
  return {
    mountSlot(host, element, initial, failed) {
      forgetOnLeaving(host.session);
      const served = takeServedState(element);
      if (served !== null) giveAnswers(served, queryClient);
      let root: Root | null = null;
      let props = initial;
      let catalogue: Messages | null = null;
      let gone = false;
      const render = (): void => {
        if (catalogue === null || gone) return;
        const tree = (
          <RemoteRoot host={host} queryClient={queryClient} messages={catalogue} onError={failed}>
            <PersonScope>
              <Widget {...props} />
            </PersonScope>
          </RemoteRoot>
        );
        if (root !== null) return root.render(tree);
        root = startRoot({
          container: element,
          isServed: served !== null,
          prefix: `${slot.replace('.', '-')}-`,
          telemetry: host.telemetry,
          tree,
        });
      };
      loadMessages(messages, host.locale.get().catalogue).then((loaded) => {
        catalogue = loaded;
        render();
      }, failed);
      return {
        update(next) {
          props = next;
          render();
        },
        unmount() {
          gone = true;
          root?.unmount();
        },
      };
    },
  };
};

import type { SlotName, SlotProps } from '@posy/shared-contracts/manifest';
import type { SlotModule } from '@posy/shared-contracts/mount-props';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import { createQueryClient } from '../query/query-client';
import { loadMessages, type CatalogueLoaders, type Messages } from './messages';
import { forgettingCache, PersonScope } from './person-scope';
import { RemoteRoot } from './remote-root';

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
      const root = createRoot(element, {
        identifierPrefix: `${slot.replace('.', '-')}-`,
        onCaughtError: () => undefined,
      });
      let props = initial;
      let catalogue: Messages | null = null;
      let gone = false;
      const render = (): void => {
        if (catalogue === null || gone) return;
        root.render(
          <RemoteRoot host={host} queryClient={queryClient} messages={catalogue} onError={failed}>
            <PersonScope>
              <Widget {...props} />
            </PersonScope>
          </RemoteRoot>,
        );
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
          root.unmount();
        },
      };
    },
  };
};

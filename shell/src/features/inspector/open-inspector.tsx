import { loadMessages, uiCacheOf } from '@posy/remote-kit';
import { UiProvider } from '@posy/shared-ui';
import type { ComponentProps } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { IntlProvider } from 'react-intl';
import { noteInspectorOpen } from '#adapters/inspector/inspector-key';
import { InspectorPanel } from './inspector-panel';
import { catalogues } from './messages';
import type { InspectedPage } from './observed/inspected-page';

let opened: { root: Root; element: HTMLElement } | null = null;

const close = (): void => {
  opened?.root.unmount();
  opened?.element.remove();
  opened = null;
  noteInspectorOpen(false);
};

/** Opens the inspector beside the page, in a tree of its own; closes it when it is open. */
export const openInspector = async (page: InspectedPage): Promise<void> => {
  if (opened !== null) return close();
  const { market, nonce } = page;
  const element = document.body.appendChild(document.createElement('div'));
  opened = { root: createRoot(element, { identifierPrefix: 'inspector-' }), element };
  noteInspectorOpen(true);
  const messages = await loadMessages(catalogues, market.catalogue);
  opened?.root.render(
    <IntlProvider
      locale={market.locale}
      defaultLocale="en-GB"
      messages={messages as ComponentProps<typeof IntlProvider>['messages']}
    >
      <UiProvider locale={market.locale} cache={uiCacheOf(nonce)}>
        <InspectorPanel page={page} onClose={close} />
      </UiProvider>
    </IntlProvider>,
  );
};

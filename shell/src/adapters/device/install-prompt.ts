import type { Readable } from '@posy/shared-contracts/mount-props';
import { createReadableValue } from '#platform/readable';

/** Opens the browser's install prompt. */
export type Install = () => Promise<void>;

/** The event of browsers that can install. Source: Web App Manifest, "BeforeInstallPromptEvent". */
interface InstallPromptEvent extends Event {
  prompt(): Promise<unknown>;
}

const isPrompt = (event: Event): event is InstallPromptEvent => 'prompt' in event;

/**
 * Installs the product: available once the browser offers it, until the person installed it or was asked. There is no
 * banner; the account menu offers it.
 */
export const watchInstallPrompt = (): Readable<Install | null> => {
  const install = createReadableValue<Install | null>(null);
  window.addEventListener('beforeinstallprompt', (event) => {
    if (!isPrompt(event)) return;
    event.preventDefault();
    install.set(async () => {
      install.set(null); // a prompt can be used once
      await event.prompt();
    });
  });
  window.addEventListener('appinstalled', () => install.set(null));
  return install;
};

import type { Telemetry } from '@posy/shared-contracts/mount-props';
import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

interface Options {
  container: HTMLElement;
  /** True when the container holds the server's rendering of the same tree. */
  isServed: boolean;
  prefix: string;
  telemetry: Telemetry;
  tree: ReactNode;
}

/** Starts a React root, or takes over the one that came with the document; what does not agree with it is reported. */
export const startRoot = ({ container, isServed, prefix, telemetry, tree }: Options): Root => {
  const options = { identifierPrefix: prefix, onCaughtError: () => undefined };
  if (isServed)
    return hydrateRoot(container, tree, {
      ...options,
      onRecoverableError: (error) => telemetry.error('hydration', error),
    });
  const root = createRoot(container, options);
  root.render(tree);
  return root;
};

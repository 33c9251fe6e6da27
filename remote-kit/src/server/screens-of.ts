import type { ComponentType } from 'react';
import type { AppDefinition } from '../lifecycles/create-app';

/**
 * Names of the features that were shown. Null where one has none: the page could not load it before it takes the markup
 * over, so that such a screen is the page's own to draw.
 */
export const screensOf = (
  screens: AppDefinition['screens'] = {},
  shown: ReadonlySet<ComponentType<never>>,
): string[] | null => {
  const names = new Map<unknown, string>(Object.entries(screens).map(([name, screen]) => [screen, name]));
  const found = [...shown].map((feature) => names.get(feature));
  return found.every((name) => name !== undefined) ? found : null;
};

import { lazy, type ComponentType } from 'react';
import { useLocaleInfo } from '../host/session-hooks';
import { FeatureMessages } from './feature-messages';
import { forgetFailedMessages, loadedMessages } from './loaded-messages';
import type { CatalogueLoaders } from './messages';

/**
 * A feature's component whose code and messages are loaded, side by side, when it is first shown. Suspends meanwhile;
 * throws to the error boundary above when either does not load, and goes on throwing: a retry takes a new one.
 */
export const lazyFeature = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  catalogues: CatalogueLoaders,
): ComponentType<P> => {
  forgetFailedMessages();
  let code: Promise<ComponentType<P>> | null = null;
  const begin = (): Promise<ComponentType<P>> => (code ??= load());
  const Code = lazy(async () => ({ default: await begin() }));
  const Feature = (props: P) => {
    const { catalogue } = useLocaleInfo();
    void begin().catch(() => undefined);
    void loadedMessages(catalogues, catalogue).catch(() => undefined);
    return (
      <FeatureMessages catalogues={catalogues}>
        <Code {...props} />
      </FeatureMessages>
    );
  };
  return Feature;
};

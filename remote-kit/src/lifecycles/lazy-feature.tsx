import type { Locale } from '@posy/shared-contracts';
import { type ComponentType, lazy } from 'react';
import { useLocaleInfo } from '../host/session-hooks';
import { useServing } from '../served/serving';
import { FeatureMessages } from './feature-messages';
import { forgetFailedMessages, loadedMessages } from './loaded-messages';
import type { CatalogueLoaders } from './messages';

/** A feature that is loaded when it is first shown, or before. */
export type LazyFeature<P extends object> = ComponentType<P> & {
  /** Loads code and messages; what was loaded is shown without waiting. */
  load: (catalogue: Locale) => Promise<void>;
};

/** For React's `lazy`: what is there already is there at once, without the pause of a promise. */
export const atOnce = <T,>(value: T) =>
  ({ then: (resolve: (value: T) => void) => resolve(value) }) as unknown as Promise<T>;

/**
 * A feature's component whose code and messages are loaded, side by side, when it is first shown. Suspends meanwhile;
 * throws to the error boundary above when either does not load, and goes on throwing: a retry takes a new one.
 */
export const lazyFeature = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  catalogues: CatalogueLoaders,
): LazyFeature<P> => {
  forgetFailedMessages();
  let code: Promise<ComponentType<P>> | null = null;
  let there: ComponentType<P> | null = null;
  const begin = (): Promise<ComponentType<P>> =>
    (code ??= load().then((component) => {
      there = component;
      return component;
    }));
  const Code = lazy(() =>
    there === null ? begin().then((known) => ({ default: known })) : atOnce({ default: there }),
  );
  const Feature = (props: P) => {
    const { catalogue } = useLocaleInfo();
    useServing()?.shows(Feature);
    void begin().catch(() => undefined);
    void loadedMessages(catalogues, catalogue).catch(() => undefined);
    return (
      <FeatureMessages catalogues={catalogues}>
        <Code {...props} />
      </FeatureMessages>
    );
  };
  Feature.load = async (catalogue: Locale): Promise<void> => {
    await Promise.all([begin(), loadedMessages(catalogues, catalogue)]);
  };
  return Feature;
};

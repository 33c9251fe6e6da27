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

/** Wraps a value for React's `lazy`: loaded code renders at once, without the tick of a promise. */
export const atOnce = <T,>(value: T) =>
  ({ then: (resolve: (value: T) => void) => resolve(value) }) as unknown as Promise<T>;

/**
 * Returns a feature's component whose code and messages are loaded, in parallel, when it is first rendered. Suspends
 * until then; throws to the error boundary above when either fails, and continues to throw: a retry takes a new
 * component.
 *
 * @example
 * const Guests = lazyFeature(async () => (await import('#guests/guests-screen')).GuestsScreen, catalogues);
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

import type { SlotName, SlotProps } from '@posy/shared-contracts/manifest';
import { type ComponentType, createContext, useContext, useState, useSyncExternalStore } from 'react';

/** Values that one rendering on the server collects. */
export interface Serving {
  /** A feature whose code is loaded when it is shown was shown. */
  shows: (feature: ComponentType<never>) => void;
  /** A slot stands here. Answers what marks its place in the markup. */
  slot: <S extends SlotName>(name: S, props: SlotProps[S]) => string;
  /** Marks the place of the remote's screen in the frame. */
  outlet: string;
}

const ServingContext = createContext<Serving | null>(null);

/** Marks its children as rendered on a server. */
export const ServingProvider = ServingContext.Provider;

/** The drawing on the server; null in a page. */
export const useServing = (): Serving | null => useContext(ServingContext);

const never = () => () => undefined;

/**
 * Returns true once the page is interactive: not while the server renders it, nor in the hydrating render. Data of this
 * browser (drafts, earlier searches) are shown from then on; a screen that the page renders itself has them at once.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Returns true when this part of the tree came with the document: on the server, and in the page that hydrates it. */
export const useWasServed = (): boolean => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isTakenOver)[0];
};

import type { SlotName, SlotProps } from '@posy/shared-contracts/manifest';
import { type ComponentType, createContext, useContext, useState, useSyncExternalStore } from 'react';

/** What one drawing on the server finds on its way. */
export interface Serving {
  /** A feature whose code is loaded when it is shown was shown. */
  shows: (feature: ComponentType<never>) => void;
  /** A slot stands here. Answers what marks its place in the markup. */
  slot: <S extends SlotName>(name: S, props: SlotProps[S]) => string;
  /** Marks the place of the remote's screen in the frame. */
  outlet: string;
}

const ServingContext = createContext<Serving | null>(null);

/** Says that what stands inside is drawn on a server. */
export const ServingProvider = ServingContext.Provider;

/** The drawing on the server; null in a page. */
export const useServing = (): Serving | null => useContext(ServingContext);

const never = () => () => undefined;

/**
 * Whether the page is awake: not while it is drawn on the server, nor in the drawing that takes the markup over. What this
 * browser keeps (drafts, earlier searches) is shown from then on; a screen that the page draws itself has it at once.
 */
export const useAwake = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/** Whether this part of the tree came with the document: true while it is drawn on the server and in the page that takes it over. */
export const useWasServed = (): boolean => {
  const isTakenOver = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  return useState(isTakenOver)[0];
};

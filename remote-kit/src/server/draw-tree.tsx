import type { DrawnPart } from '@posy/shared-contracts/server-half';
import { createServedUiCache, servedStyles } from '@posy/shared-ui/served';
import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { prerender } from 'react-dom/static.edge';
import { type Serving, ServingProvider } from '../served/serving';

type UiCache = ReturnType<typeof createServedUiCache>;

/** The rendered markup, and the features that it shows. */
export interface DrawnTree extends Omit<DrawnPart, 'state'> {
  shown: ReadonlySet<ComponentType<never>>;
}

interface Tree {
  identifierPrefix: string;
  /** Makes the tree with the style cache of this one drawing. */
  tree: (cache: UiCache) => ReactNode;
}

const textOf = async (stream: ReadableStream<Uint8Array>): Promise<string> => {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  for (let text = ''; ;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    text += decoder.decode(value, { stream: true });
  }
};

/** Tags that React puts before the tree belong into the head; the canonical address is there already. */
const apart = (markup: string): Pick<DrawnPart, 'html' | 'head'> => {
  const before = /^(?:<link [^>]*>)*/.exec(markup)?.[0] ?? '';
  const head = (before.match(/<link [^>]*>/g) ?? []).filter((link) => link.includes('rel="preload"')).join('');
  return { html: markup.slice(before.length), head };
};

/** Draws a tree whole: everything that it waits for is in it. Rejects when any of it fails. */
export const drawTree = async ({ identifierPrefix, tree }: Tree): Promise<DrawnTree> => {
  const cache = createServedUiCache();
  const shown = new Set<ComponentType<never>>();
  const slots: DrawnPart['slots'] = [];
  const serving: ComponentProps<typeof ServingProvider>['value'] = {
    shows: (feature) => void shown.add(feature),
    outlet: '<!--posy:outlet-->',
    slot: (name, props) => `<!--posy:${slots.push({ name, props }) - 1}-->`,
  } satisfies Serving;
  const failures: unknown[] = [];
  const { prelude } = await prerender(<ServingProvider value={serving}>{tree(cache)}</ServingProvider>, {
    identifierPrefix,
    onError: (error) => void failures.push(error),
    // Otherwise large parts would come aside, with a script that puts them into their places.
    progressiveChunkSize: Number.MAX_SAFE_INTEGER,
  });
  const markup = await textOf(prelude as ReadableStream<Uint8Array>);
  if (failures.length > 0) throw failures[0];
  return { ...apart(markup), styles: servedStyles(cache), slots, shown };
};

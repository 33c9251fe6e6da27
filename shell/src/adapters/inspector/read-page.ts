import { getInstance } from '@module-federation/runtime';
import type { LoadedFile, PageFacts } from '#platform/inspected/remote-facts';
import type { FederationInstance } from '#platform/inspected/shared-modules';

interface FederationGlobal {
  __FEDERATION__?: { __INSTANCES__?: readonly FederationInstance[] };
}

const isResource = (entry: PerformanceEntry): entry is PerformanceResourceTiming => 'decodedBodySize' in entry;

/** Files of a developer's server have their whole address, as its remote's entry has. */
const pathOf = ({ origin, href, pathname }: URL): string => (origin === window.location.origin ? pathname : href);

// A file of the service worker's has no size on the wire: unpacked sizes are the same either way.
const fileOf = ({ name, decodedBodySize, startTime, responseEnd }: PerformanceResourceTiming): LoadedFile => ({
  path: pathOf(new URL(name)),
  bytes: decodedBodySize,
  from: startTime,
  to: responseEnd,
});

const startedRemotes = (): Set<string> => {
  const modules = getInstance()?.moduleCache ?? new Map<string, unknown>();
  return new Set([...modules.keys()].map((name) => name.replaceAll('_', '-')));
};

const shownRemotes = (): Set<string> =>
  new Set([...document.querySelectorAll<HTMLElement>('[data-remote]')].map(({ dataset }) => dataset['remote'] ?? ''));

/** Observes the page: the files that it loaded, the remotes that run, and those with a part in the document. */
export const readPage = (): PageFacts => ({
  files: performance.getEntriesByType('resource').filter(isResource).map(fileOf),
  started: startedRemotes(),
  shown: shownRemotes(),
});

/** The Module Federation instances of this page: the shell's and each started remote's. */
export const federationInstances = (): readonly FederationInstance[] =>
  (globalThis as FederationGlobal).__FEDERATION__?.__INSTANCES__ ?? [];

/** Writes on each slot its name and who fills it, for the outlines' labels. */
export const labelSlots = (labelOf: (slot: string, remotes: readonly string[]) => string): void => {
  for (const slot of document.querySelectorAll<HTMLElement>('[data-slot]')) {
    const parts = [...slot.children].filter((child): child is HTMLElement => child instanceof HTMLElement);
    const remotes = parts.flatMap(({ dataset }) => dataset['remote'] ?? []);
    slot.dataset['slotLabel'] = labelOf(slot.dataset['slot'] ?? '', remotes);
  }
};

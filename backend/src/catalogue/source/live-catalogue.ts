import { type Firestore } from 'firebase-admin/firestore';
import { type CatalogueStore } from '../store/catalogue-store';
import { isIndexCurrent, openCatalogueStore, type OpenIndex, openMeanwhile } from '../store/open-catalogue-store';
import { rebuildIndex, type RebuildOptions } from '../store/rebuild-index';
import { hasMany, indexSources } from './all-records';
import { followChanges } from './change-feed';
import { type DemoSource, isDemoRemoved, noDemo, onDemoRemoved } from './demo-source';
import { type ChangeFeed } from './follow-collection';
import { storeOf } from './store-of';

export interface LiveCatalogueOptions {
  /** Path of the index file. */
  path: string;
  firestore: Firestore;
  /** Left out once an operator removed it. */
  demo: DemoSource;
  /** Hears how many suppliers an index that must be built first has. */
  progress: (suppliers: number) => void;
  /** Hears each time that the index has changed. */
  changed?: () => void;
  warn: (sentence: string) => void;
  failed: (error: unknown) => void;
}

/** The catalogue as this server searches it: its index follows the documents. */
export interface LiveCatalogue {
  store: CatalogueStore;
  /** Builds the index anew from everything; until it is there, the old one answers. */
  rebuild(): Promise<void>;
  close(): Promise<void>;
}

const build = async (
  options: LiveCatalogueOptions,
  demo: DemoSource,
  { progress, ...given }: Pick<RebuildOptions, 'apart' | 'complete'> & Pick<LiveCatalogueOptions, 'progress'>,
): Promise<void> => {
  const { path, firestore, warn } = options;
  const { mark, ...sources } = await indexSources(firestore, demo, warn);
  await rebuildIndex({
    ...sources,
    ...given,
    path,
    fingerprint: demo.fingerprint,
    mark: () => mark,
    warn,
    onProgress: ({ suppliers }) => progress(suppliers),
  });
};

/** Opens the index, builds it first if there is none for this catalogue, and makes it follow the documents. */
export const openLiveCatalogue = async (options: LiveCatalogueOptions): Promise<LiveCatalogue> => {
  const { path, firestore, warn, failed, progress, changed = () => undefined } = options;
  let demo = (await isDemoRemoved(firestore)) ? noDemo : options.demo;
  if (!isIndexCurrent(path, demo.fingerprint))
    await build(options, demo, { progress, apart: await hasMany(firestore) });
  let index: OpenIndex = openCatalogueStore(path);
  const follow = (one: OpenIndex): ChangeFeed => followChanges({ firestore, index: one, changed, warn, failed });
  let feed = follow(index);
  let isClosed = false;
  /** The old index answers until the new one has all that changed while it was built. */
  const switchOver = async (): Promise<void> => {
    // Both have the same path, so the journal of a change to the old one would be taken for the new one's.
    await build(options, demo, { progress: () => undefined, apart: true, complete: () => feed.stop() });
    if (isClosed) return;
    const old = index;
    const built = await openMeanwhile(path);
    feed = follow(built);
    await feed.ready;
    index = built;
    old.close();
    changed();
  };
  let work: Promise<void> = Promise.resolve();
  const stay = async (error: unknown): Promise<void> => {
    failed(error);
    await feed.stop();
    if (!isClosed) feed = follow(index);
  };
  const rebuild = (): Promise<void> => (work = work.then(switchOver).catch(stay));
  const stopMarker = onDemoRemoved(
    firestore,
    () => {
      if (demo === noDemo) return;
      demo = noDemo;
      void rebuild();
    },
    failed,
  );
  await feed.ready;
  return {
    store: storeOf(() => index),
    rebuild,
    async close() {
      isClosed = true;
      stopMarker();
      await work;
      await feed.stop();
      index.close();
    },
  };
};

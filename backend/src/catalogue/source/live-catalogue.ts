import { type Firestore } from 'firebase-admin/firestore';
import { isIndexCurrent, type OpenIndex, openCatalogueStore } from '../store/open-catalogue-store';
import { rebuildIndex } from '../store/rebuild-index';
import { type CatalogueStore } from '../catalogue-store';
import { readCatalogue, recordsOf } from './all-records';
import { type ChangeFeed, followChanges } from './change-feed';
import { type DemoSource, isDemoRemoved, noDemo, onDemoRemoved } from './demo-source';
import { storeOf } from './store-of';

export interface LiveCatalogueOptions {
  /** Where the index file stands. */
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

async function build(options: LiveCatalogueOptions, demo: DemoSource, progress: (suppliers: number) => void) {
  const { path, firestore, warn } = options;
  const { entries, mark } = await readCatalogue(firestore, demo, warn);
  await rebuildIndex({
    path,
    records: recordsOf(entries),
    realWeddings: demo.realWeddings(),
    fingerprint: demo.fingerprint,
    mark: () => mark,
    onProgress: ({ suppliers }) => progress(suppliers),
  });
}

/** Opens the index, builds it first where there is none of this catalogue, and has it follow the documents. */
export async function openLiveCatalogue(options: LiveCatalogueOptions): Promise<LiveCatalogue> {
  const { path, firestore, warn, failed, progress, changed = () => undefined } = options;
  let demo = (await isDemoRemoved(firestore)) ? noDemo : options.demo;
  if (!isIndexCurrent(path, demo.fingerprint)) await build(options, demo, progress);
  let index: OpenIndex = openCatalogueStore(path);
  const follow = (): ChangeFeed => followChanges({ firestore, index: () => index, changed, warn, failed });
  let feed = follow();
  let isClosed = false;
  const switchOver = async (): Promise<void> => {
    await build(options, demo, () => undefined);
    if (isClosed) return;
    await feed.stop();
    const old = index;
    index = openCatalogueStore(path);
    old.close();
    feed = follow();
    await feed.ready;
    changed();
  };
  let work: Promise<void> = Promise.resolve();
  const rebuild = (): Promise<void> => (work = work.then(switchOver).catch(failed));
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
}

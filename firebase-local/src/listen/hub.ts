import { type Caller } from '../access/caller';
import { type ApiContext } from '../api/context';
import { type CommittedChanges, type DocumentStore } from '../store/document-store';
import { type Change } from '../store/rows/usage';
import { openListenStream } from './listen-stream';
import { createRegistry } from './registry';
import { createSharedResults } from './shared-results';
import { type ClientStream, type ListenStream, type StreamSink, type Target } from './stream';
import { dependencyKey, keysTouchedBy } from './target';

/** All Listen streams: brings each commit to those that it concerns, and to no others. */
export interface ListenHub {
  open(caller: Caller, sink: StreamSink): ClientStream;
  publish(committed: CommittedChanges): void;
  /** How many streams are open. */
  size(): number;
  close(): void;
}

interface Delivery {
  changed: Map<Target, Change[]>;
  recheck: Set<Target>;
}

export const createListenHub = (
  context: () => ApiContext,
  store: DocumentStore,
  nowMillis: () => number,
): ListenHub => {
  const results = createSharedResults(store);
  const registry = createRegistry<Target>();
  const streams = new Set<ListenStream>();

  const deliveries = (changes: Change[]): Map<ListenStream, Delivery> => {
    const byStream = new Map<ListenStream, Delivery>();
    const of = (stream: ListenStream): Delivery => {
      const delivery = byStream.get(stream) ?? { changed: new Map<Target, Change[]>(), recheck: new Set<Target>() };
      byStream.set(stream, delivery);
      return delivery;
    };
    for (const change of changes) {
      for (const key of keysTouchedBy(change.path))
        for (const target of registry.find(key)) {
          const { changed } = of(target.stream);
          const known = changed.get(target);
          if (known) known.push(change);
          else changed.set(target, [change]);
        }
      for (const target of registry.find(dependencyKey(change.path))) of(target.stream).recheck.add(target);
    }
    return byStream;
  };
  return {
    open(caller, sink) {
      const onClose = (stream: ListenStream): void => void streams.delete(stream);
      const stream = openListenStream({ context: context(), registry, results, caller, sink, nowMillis, onClose });
      streams.add(stream);
      return stream;
    },
    publish({ time, changes }) {
      for (const [stream, { changed, recheck }] of deliveries(changes)) stream.deliver(time, changed, recheck);
    },
    size: () => streams.size,
    close() {
      for (const stream of [...streams]) stream.close();
      results.clear();
    },
  };
};

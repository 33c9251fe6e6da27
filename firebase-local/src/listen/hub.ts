import { type Caller } from '../access/caller';
import { type ApiContext } from '../api/context';
import { type CommittedChanges, type DocumentStore } from '../store/document-store';
import { type DocumentChange } from '../store/rows/usage';
import { openListenStream } from './listen-stream';
import { createRegistry } from './registry';
import { createSharedResults } from './shared-results';
import { type ClientStream, type ListenStream, type ListenTarget, type StreamSink } from './stream';
import { dependencyKey, keysTouchedBy } from './target';

/** All Listen streams: delivers each commit to the streams that it concerns. */
export interface ListenHub {
  open(caller: Caller, sink: StreamSink): ClientStream;
  publish(committed: CommittedChanges): void;
  /** Number of open streams. */
  size(): number;
  close(): void;
}

interface HubDelivery {
  changed: Map<ListenTarget, DocumentChange[]>;
  recheck: Set<ListenTarget>;
}

export const createListenHub = (
  context: () => ApiContext,
  store: DocumentStore,
  nowMillis: () => number,
): ListenHub => {
  const results = createSharedResults(store);
  const registry = createRegistry<ListenTarget>();
  const streams = new Set<ListenStream>();

  const deliveries = (changes: DocumentChange[]): Map<ListenStream, HubDelivery> => {
    const byStream = new Map<ListenStream, HubDelivery>();
    const of = (stream: ListenStream): HubDelivery => {
      const delivery = byStream.get(stream) ?? {
        changed: new Map<ListenTarget, DocumentChange[]>(),
        recheck: new Set<ListenTarget>(),
      };
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

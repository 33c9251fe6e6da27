import { type JsonObject } from '../base/json';
import { type StatusError } from '../base/status';
import { type DocumentChange } from '../store/rows/usage';
import { type TargetRequest } from './target';
import { type TargetView } from './target-view';

/** Receiver of a stream's messages: a WebChannel session or a gRPC call. */
export interface StreamSink {
  send(message: JsonObject): void;
  /** The stream is over: with an error, or because everything was said. */
  end(error: StatusError | null): void;
}

/** A client's end of a stream. */
export interface ClientStream {
  receive(request: unknown): void;
  close(): void;
}

export interface ListenTarget {
  readonly stream: ListenStream;
  readonly request: TargetRequest;
  readonly view: TargetView;
  /** Keys under which the registry lists it. */
  keys: string[];
}

export interface ListenStream extends ClientStream {
  /** Reports what a commit changed: `changed` by target, and the targets whose permission must be decided again. */
  deliver(time: number, changed: Map<ListenTarget, DocumentChange[]>, recheck: Set<ListenTarget>): void;
}

import { type Caller } from '../access/caller';
import { type ClientStream, type StreamSink } from './stream';

export type StreamKind = 'Listen' | 'Write';

/** Begins a stream of a caller, whatever transport carries it. */
export type OpenStream = (kind: StreamKind, caller: Caller, sink: StreamSink) => ClientStream;

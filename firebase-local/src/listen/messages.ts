import { type Caller } from '../access/caller';
import { type ApiContext } from '../api/context';
import { encodeDocument } from '../api/encode';
import { type JsonObject } from '../base/json';
import { type StatusError } from '../base/status';
import { type FieldPath } from '../values/field-path';
import { microsToTimestamp } from '../values/timestamp';
import { type StoredDocument } from '../values/value';
import { encodeToken } from './resume-token';
import { type ListenTarget, type StreamSink } from './stream';
import { type TargetRequest } from './target';
import { type TargetEvent } from './target-view';

/** The messages of a Listen stream, in the order that the SDKs need. */
export interface Messages {
  /** A target was accepted: its content, and that it is current. */
  added(request: TargetRequest, events: TargetEvent[], reset: boolean): void;
  removed(id: number, cause: StatusError | null): void;
  changed(time: number, changes: { target: ListenTarget; events: TargetEvent[] }[]): void;
}

interface Outgoing {
  document: StoredDocument | null;
  select: FieldPath[] | null;
  entered: number[];
  left: number[];
}

const selectOf = ({ watched }: TargetRequest): FieldPath[] | null =>
  watched.kind === 'query' ? watched.query.select : null;

/** Targets that see a document alike share one message; a projection has its own. */
const gather = (
  changes: { request: TargetRequest; events: TargetEvent[] }[],
): Map<string, Outgoing & { path: string }> => {
  const outgoing = new Map<string, Outgoing & { path: string }>();
  for (const { request, events } of changes) {
    const select = selectOf(request);
    for (const { kind, path, document } of events) {
      const key = select ? `${path}\n${request.id}` : path;
      const message = outgoing.get(key) ?? { path, document, select, entered: [], left: [] };
      (kind === 'set' ? message.entered : message.left).push(request.id);
      outgoing.set(key, message);
    }
  }
  return outgoing;
};

export const createMessages = (context: ApiContext, caller: Caller, sink: StreamSink): Messages => {
  const { names, access, store } = context;
  const targetChange = (targetChangeType: string, targetIds: number[], more: JsonObject = {}): void =>
    sink.send({ targetChange: { targetChangeType, ...(targetIds.length > 0 && { targetIds }), ...more } });
  const upTo = (time: number): JsonObject => ({
    resumeToken: encodeToken(store.instance, time),
    readTime: microsToTimestamp(time),
  });
  const ids = (message: Outgoing): JsonObject => ({
    ...(message.entered.length > 0 && { targetIds: message.entered }),
    ...(message.left.length > 0 && { removedTargetIds: message.left }),
  });
  const sendDocument = (path: string, message: Outgoing, time: number): void => {
    const { document, select, entered, left } = message;
    const readTime = microsToTimestamp(time);
    if (!document)
      return sink.send({ documentDelete: { document: names.nameOf(path), removedTargetIds: left, readTime } });
    // After a document left a query, the listener may have no right to see its new state.
    if (entered.length === 0 && !access.get(caller, path, document).allowed)
      return sink.send({ documentRemove: { document: names.nameOf(path), removedTargetIds: left, readTime } });
    sink.send({ documentChange: { document: encodeDocument(document, names, select), ...ids(message) } });
  };
  const sendEvents = (time: number, changes: { request: TargetRequest; events: TargetEvent[] }[]): void => {
    for (const message of gather(changes).values()) sendDocument(message.path, message, time);
  };
  return {
    added(request, events, reset) {
      const time = store.clock.last();
      targetChange('ADD', [request.id]);
      if (reset && request.watched.kind === 'query') targetChange('RESET', [request.id]);
      sendEvents(time, [{ request, events }]);
      targetChange('CURRENT', [request.id], upTo(time));
      targetChange('NO_CHANGE', [], upTo(time));
    },
    removed: (id, cause) =>
      targetChange('REMOVE', [id], cause ? { cause: { code: cause.grpcCode, message: cause.message } } : {}),
    changed(time, changes) {
      sendEvents(
        time,
        changes.map(({ target, events }) => ({ request: target.request, events })),
      );
      targetChange('NO_CHANGE', [], upTo(time));
    },
  };
};

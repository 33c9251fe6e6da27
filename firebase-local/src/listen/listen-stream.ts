import { type Caller } from '../access/caller';
import { expiresAt, tokenExpired } from '../access/expiry';
import { type ApiContext } from '../api/context';
import { asObject, asString, type JsonObject } from '../base/json';
import { WorkSpent } from '../base/meter';
import { denied, invalid, StatusError } from '../base/status';
import { openTab } from '../limits/holdings';
import { networkOf } from '../limits/network-of';
import { type Decision } from '../rules/runtime/contract';
import { createMessages } from './messages';
import { type Registry } from './registry';
import { resumeEvents } from './resume';
import { type SharedResults } from './shared-results';
import { type ListenStream, type ListenTarget, type StreamSink } from './stream';
import { dependencyKey, isBounded, keysOf, parseTarget, type TargetRequest, type Watched } from './target';
import { createView, type TargetEvent } from './target-view';

const maxTargets = 1_000;

export interface ListenOptions {
  context: ApiContext;
  registry: Registry<ListenTarget>;
  results: SharedResults;
  caller: Caller;
  sink: StreamSink;
  nowMillis: () => number;
  onClose(stream: ListenStream): void;
}

const targetIdOf = (raw: unknown): number => {
  const id = Number(raw);
  if (!Number.isInteger(id) || id <= 0 || id > 2147483647) throw invalid('A targetId must be a positive int32.');
  return id;
};

const bounded = (watched: Watched): boolean => watched.kind === 'query' && isBounded(watched.query);

export const openListenStream = (options: ListenOptions): ListenStream => {
  const { context, registry, results, caller, sink } = options;
  const targets = new Map<number, ListenTarget>();
  const messages = createMessages(context, caller, sink);
  const held = openTab(context.holdings.listeners(caller));
  let open = true;

  const decide = ({ watched }: TargetRequest): Decision => {
    if (watched.kind === 'query') return context.access.list(caller, watched.query);
    const decisions = watched.paths.map((path) => context.access.get(caller, path, context.store.read(path)));
    const refused = decisions.find((decision) => !decision.allowed);
    return refused ?? { allowed: true, reason: '', dependsOn: decisions.flatMap(({ dependsOn }) => dependsOn) };
  };
  const register = (target: ListenTarget, decision: Decision): void => {
    registry.remove(target.keys, target);
    target.keys = [...keysOf(target.request.watched), ...new Set(decision.dependsOn.map(dependencyKey))];
    registry.add(target.keys, target);
  };
  const forget = (id: number): void => {
    const target = targets.get(id);
    if (target) registry.remove(target.keys, target);
    targets.delete(id);
    held.hold(targets.size);
  };
  const refuse = (id: number, error: StatusError): void => {
    forget(id);
    messages.removed(id, error);
  };
  const start = (request: TargetRequest): void => {
    if (targets.size >= maxTargets) throw new StatusError('RESOURCE_EXHAUSTED', 'Too many targets on one stream.');
    const decision = decide(request);
    context.access.require(decision);
    held.hold(targets.size + 1);
    const target: ListenTarget = {
      stream,
      request,
      view: createView(context.store, results, request.watched),
      keys: [],
    };
    targets.set(request.id, target);
    register(target, decision);
    const resumed = resumeEvents(context.store, request);
    // A view with a limit must know its members, also when its holder knows them already.
    const whole = resumed === null || bounded(request.watched) ? target.view.snapshot() : [];
    messages.added(request, resumed ?? whole, request.resume !== null && resumed === null);
    if (!request.once) return;
    forget(request.id);
    messages.removed(request.id, null);
  };
  const add = (raw: JsonObject): void => {
    const id = targetIdOf(raw.targetId);
    forget(id);
    try {
      start(parseTarget(raw, id, context.names));
    } catch (error) {
      // Without a budget left the whole stream ends: the SDKs then wait, and reconnect.
      if (error instanceof WorkSpent) throw error;
      refuse(id, context.report(error));
    }
  };
  const handle = (raw: unknown): void => {
    const request = asObject(raw, 'A listen request');
    context.names.checkDatabase(asString(request.database, 'database'));
    if (request.addTarget !== undefined) return add(asObject(request.addTarget, 'addTarget'));
    if (request.removeTarget === undefined) throw invalid('A listen request must add or remove a target.');
    const id = targetIdOf(request.removeTarget);
    forget(id);
    messages.removed(id, null);
  };
  const close = (): void => {
    if (!open) return;
    open = false;
    clearTimeout(expiry);
    for (const id of [...targets.keys()]) forget(id);
    held.release();
    options.onClose(stream);
  };
  const fail = (error: StatusError): void => {
    if (!open) return;
    close();
    sink.end(error);
  };
  /** A document that a listener may no longer read ends its target; its deletion reveals nothing and does not. */
  const recheckNeeded = (target: ListenTarget, events: TargetEvent[]): boolean =>
    target.request.watched.kind === 'documents' && events.some((event) => event.kind === 'set');
  const permitted = (target: ListenTarget): boolean => {
    const decision = decide(target.request);
    if (decision.allowed) register(target, decision);
    else refuse(target.request.id, denied());
    return decision.allowed;
  };

  const place = caller.kind === 'admin' ? '' : networkOf(caller.address);
  const take = (request: unknown): void => {
    if (!open) return;
    try {
      context.work.spend(caller, () => handle(request));
    } catch (error) {
      fail(context.report(error));
    }
  };
  const stream: ListenStream = {
    // Each target is a separate piece of work, so that others continue between two large ones.
    receive: (request) => (caller.kind === 'admin' ? take(request) : context.turns.enter(place, () => take(request))),
    deliver(time, changed, recheck) {
      try {
        context.work.spend(caller, () => report(time, changed, recheck));
      } catch (error) {
        // A fault of one stream must not keep a commit from the others.
        fail(context.report(error));
      }
    },
    close,
  };
  const report: ListenStream['deliver'] = (time, changed, recheck) => {
    for (const target of recheck) if (targets.get(target.request.id) === target) permitted(target);
    const events: { target: ListenTarget; events: TargetEvent[] }[] = [];
    for (const [target, changes] of changed) {
      if (targets.get(target.request.id) !== target) continue;
      const own = target.view.update(changes);
      if (own.length > 0 && (!recheckNeeded(target, own) || permitted(target))) events.push({ target, events: own });
    }
    if (events.length > 0) messages.changed(time, events);
  };
  const end = expiresAt(caller);
  // Node runs a timer of more than 2^31 ms at once. No token lives for 24 days.
  const delay = end === null ? null : Math.min(Math.max(0, end - options.nowMillis()), 2 ** 31 - 1);
  const expiry = delay === null ? undefined : setTimeout(() => fail(tokenExpired()), delay).unref();
  return stream;
};

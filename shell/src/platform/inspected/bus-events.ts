import type { TraceEntry } from '@posy/shared-contracts/bus';

/** One event of the bus with all that became of it. */
export interface BusEventFacts {
  eventId: string;
  event: string;
  /** Milliseconds since the epoch. */
  at: number;
  producer: string;
  /** Remotes that handled it, in their order. */
  handledBy: string[];
  /** Remotes whose handler failed, with the failure. */
  failures: { handler: string; detail: string }[];
  /** The bus refused it; why. */
  refusal: string | null;
  /** True while a durable event waits for a remote. */
  isWaiting: boolean;
  /** Undefined when the event was published in another tab or an earlier page. */
  payload: unknown;
}

const begin = ({ eventId, event, at, producer }: TraceEntry): BusEventFacts => ({
  eventId,
  event,
  at,
  producer,
  handledBy: [],
  failures: [],
  refusal: null,
  isWaiting: false,
  payload: undefined,
});

const add = (facts: BusEventFacts, { step, handler, detail, payload }: TraceEntry): void => {
  if (payload !== undefined) facts.payload = payload;
  if (step === 'refused') facts.refusal = detail;
  if (step === 'waiting') facts.isWaiting = true;
  if (handler === null) return;
  if (step === 'handled') facts.handledBy.push(handler);
  if (step === 'failed' || step === 'dropped') facts.failures.push({ handler, detail: detail ?? '' });
  if (step === 'handled' || step === 'dropped') facts.isWaiting = false;
};

/** Groups the steps of the trace by event, newest first. */
export const busEvents = (trace: readonly TraceEntry[]): BusEventFacts[] => {
  const events = new Map<string, BusEventFacts>();
  for (const entry of trace) {
    const facts = events.get(entry.eventId) ?? begin(entry);
    events.set(entry.eventId, facts);
    add(facts, entry);
  }
  return [...events.values()].reverse();
};

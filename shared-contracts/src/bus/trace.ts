/** One step in an event's life, for the inspector and for tests. Times are milliseconds since the epoch. */
export interface TraceEntry {
  at: number;
  step: 'published' | 'refused' | 'handled' | 'failed' | 'waiting' | 'dropped';
  event: string;
  eventId: string;
  producer: string;
  handler: string | null;
  detail: string | null;
  /** The published payload; on the step `published` only. */
  payload?: unknown;
  /** Duration of the handler, or of storing, in milliseconds; never negative, null without waiting. */
  tookMs: number | null;
}

/** Most entries of the trace; older ones are dropped. */
export const traceLength = 500;
/** Most characters of a detail, so that the trace stays below 500 KB. */
export const traceDetailLength = 500;

/** A ring of the last entries. */
export const createTrace = (now: () => number) => {
  const entries: TraceEntry[] = [];
  return {
    add(entry: Omit<TraceEntry, 'at'>): void {
      entries.push({ at: now(), ...entry, detail: entry.detail?.slice(0, traceDetailLength) ?? null });
      if (entries.length > traceLength) entries.shift();
    },
    entries: (): readonly TraceEntry[] => [...entries],
  };
};
export type Trace = ReturnType<typeof createTrace>;

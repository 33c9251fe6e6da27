/** One step in an event's life, for the inspector and for tests. Times are milliseconds since the epoch. */
export interface TraceEntry {
  at: number;
  step: 'published' | 'refused' | 'handled' | 'failed' | 'waiting' | 'dropped';
  event: string;
  eventId: string;
  producer: string;
  handler: string | null;
  detail: string | null;
}

/** Entries kept; older ones fall out. */
const traceLength = 500;

/** A ring of the last entries. */
export const createTrace = (now: () => number) => {
  const entries: TraceEntry[] = [];
  return {
    add(entry: Omit<TraceEntry, 'at'>): void {
      entries.push({ at: now(), ...entry });
      if (entries.length > traceLength) entries.shift();
    },
    entries: (): readonly TraceEntry[] => [...entries],
  };
};
export type Trace = ReturnType<typeof createTrace>;

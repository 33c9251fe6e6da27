import { SharedTexts } from './shared-texts';

/** Counts the labels of some rows. */
export interface LabelCount {
  add(row: number): void;
  /** Counts by key, of one kind. */
  of(kind: string): Record<string, number>;
}

/** The labels of all rows, `feature:…`, `style:…` or `kind:…`, as numbers in one array: two bytes for each label of a row. */
export class RowLabels {
  private readonly texts = new SharedTexts();
  private starts = new Uint32Array(1024);
  private counts = new Uint16Array(1024);
  private rooms = new Uint16Array(1024);
  private pool = new Uint16Array(8192);
  private end = 0;

  put(row: number, labels: readonly string[]): void {
    this.makeRoom(row, labels.length);
    // A longer list of labels is appended at the end; its old place stays empty until the index is reopened.
    if (labels.length > (this.rooms[row] ?? 0)) {
      this.starts[row] = this.end;
      this.rooms[row] = labels.length;
      this.end += labels.length;
    }
    const start = this.starts[row] ?? 0;
    this.counts[row] = labels.length;
    for (const [at, label] of labels.entries()) this.pool[start + at] = this.texts.numberOf(label);
  }

  /** Asks of rows whether they have any of some labels. */
  hasAny(labels: readonly string[]): (row: number) => boolean {
    const { starts, counts, pool } = this;
    const wanted = new Uint8Array(this.texts.size);
    for (const label of labels) wanted[this.texts.find(label)] = 1;
    wanted[0] = 0;
    return (row) => {
      const start = starts[row] ?? 0;
      const end = start + (counts[row] ?? 0);
      for (let at = start; at < end; at += 1) if (wanted[pool[at] ?? 0] === 1) return true;
      return false;
    };
  }

  count(): LabelCount {
    const { starts, counts, pool, texts } = this;
    const found = new Uint32Array(this.texts.size);
    return {
      add(row) {
        const start = starts[row] ?? 0;
        const end = start + (counts[row] ?? 0);
        for (let at = start; at < end; at += 1) {
          const label = pool[at] ?? 0;
          found[label] = (found[label] ?? 0) + 1;
        }
      },
      of: (kind) => Object.fromEntries(countsOf(found, kind, texts)),
    };
  }

  private makeRoom(row: number, labels: number): void {
    if (row >= this.starts.length) {
      const room = Math.max(row + 1, this.starts.length * 2);
      this.starts = grown(this.starts, new Uint32Array(room));
      this.counts = grown(this.counts, new Uint16Array(room));
      this.rooms = grown(this.rooms, new Uint16Array(room));
    }
    if (this.end + labels > this.pool.length)
      this.pool = grown(this.pool, new Uint16Array(Math.max(this.end + labels, this.pool.length * 2)));
  }
}

const grown = <T extends Uint16Array | Uint32Array>(before: T, next: T): T => {
  next.set(before);
  return next;
};

function* countsOf(found: Uint32Array, kind: string, texts: SharedTexts): Generator<[key: string, count: number]> {
  for (const [id, count] of found.entries()) {
    const label = count === 0 ? undefined : texts.textOf(id);
    if (label?.startsWith(`${kind}:`) === true) yield [label.slice(kind.length + 1), count];
  }
}

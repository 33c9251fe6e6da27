import { type StoredDocument } from '#values/value';
import { type RulesContext } from './contract';
import { documentPath, storedResource } from './from-document';
import { Abstract, Failure, isUndecided, type Result, RulePath } from './rule-value';

/** The reads of one decision: each document is read once, counted once, and remembered as a dependency. */
export class DocumentReads {
  private readonly known = new Map<string, StoredDocument | null>();
  private readonly dependencies = new Set<string>();

  constructor(
    private readonly context: RulesContext,
    private readonly most: number,
  ) {}

  /** Returns the document at a path, null when it does not exist. */
  read(path: Result, after: boolean): StoredDocument | null | Failure | Abstract {
    if (isUndecided(path)) return path;
    if (!(path instanceof RulePath)) return new Failure('A document is read by its path');
    const name = documentPath(path);
    if (name === null) return new Failure(`${path} is not the path of a document`);
    const key = `${after ? 'after' : 'now'} ${name}`;
    const known = this.known.get(key);
    if (known !== undefined) return known;
    if (this.known.size >= this.most) return new Failure(`More than ${this.most} documents were read`);
    const found = after ? this.context.readAfter(name) : this.context.read(name);
    this.known.set(key, found);
    this.dependencies.add(name);
    return found;
  }

  get(path: Result, after: boolean): Result {
    const found = this.read(path, after);
    return found instanceof Failure || found instanceof Abstract ? found : storedResource(found);
  }

  exists(path: Result, after: boolean): Result {
    const found = this.read(path, after);
    return found instanceof Failure || found instanceof Abstract ? found : found !== null;
  }

  paths(): string[] {
    return [...this.dependencies];
  }
}

/** Counts evaluated expressions, so that no rule runs for long. */
export class StepCounter {
  private taken = 0;

  constructor(private readonly most: number) {}

  /** Takes steps and says whether they were still allowed. */
  take(steps: number): boolean {
    this.taken += steps;
    return this.taken <= this.most;
  }
}

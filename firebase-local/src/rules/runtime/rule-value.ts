/** Values of the rules language. Integers are `bigint`, floats `number`, lists arrays; the rest are classes. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | RuleBytes
  | RuleTimestamp
  | RuleDuration
  | RuleLatLng
  | RulePath
  | RuleMap
  | RuleSet
  | RuleMapDiff
  | RuleValue[];

/** An evaluation that went wrong. It is a value and not an exception, because `||` and `&&` absorb it. */
export class Failure {
  constructor(readonly reason: string) {}
}

/** Something about a document that a query's constraints do not tell, or tell only in part. */
export abstract class Abstract {
  abstract readonly kind: 'unknown' | 'constrained' | 'map';
}

class UnknownValue extends Abstract {
  readonly kind = 'unknown';
}

/** Nothing is known of the value, not even if its evaluation would fail. */
export const unknown: Abstract = new UnknownValue();

export type Result = RuleValue | Failure | Abstract;

export const isUndecided = (result: Result): result is Failure | Abstract =>
  result instanceof Failure || result instanceof Abstract;

export class RuleBytes {
  constructor(readonly bytes: Buffer) {}
}

/** Nanoseconds since the epoch. */
export class RuleTimestamp {
  constructor(readonly nanos: bigint) {}
}

/** Nanoseconds. */
export class RuleDuration {
  constructor(readonly nanos: bigint) {}
}

export class RuleLatLng {
  constructor(
    readonly latitude: number,
    readonly longitude: number,
  ) {}
}

/** `/databases/(default)/documents/…`, without the leading slash, in segments. */
export class RulePath {
  constructor(readonly segments: string[]) {}

  toString(): string {
    return `/${this.segments.join('/')}`;
  }
}

/** A map whose values are made when they are looked at: rules read few of a document's fields. */
export class RuleMap {
  private readonly made = new Map<string, RuleValue>();

  constructor(
    private readonly names: ReadonlySet<string>,
    private readonly make: (name: string) => RuleValue,
  ) {}

  static of(entries: Iterable<readonly [string, RuleValue]>): RuleMap {
    const values = new Map(entries);
    return new RuleMap(new Set(values.keys()), (name) => values.get(name) as RuleValue);
  }

  get size(): number {
    return this.names.size;
  }

  has(name: string): boolean {
    return this.names.has(name);
  }

  get(name: string): RuleValue | undefined {
    if (!this.names.has(name)) return undefined;
    const known = this.made.get(name);
    if (known !== undefined) return known;
    const value = this.make(name);
    this.made.set(name, value);
    return value;
  }

  keys(): string[] {
    return [...this.names];
  }

  values(): RuleValue[] {
    return this.keys().map((name) => this.get(name) as RuleValue);
  }
}

/** Distinct values; made by `setOf`. */
export class RuleSet {
  constructor(readonly items: RuleValue[]) {}
}

/** `after.diff(before)`. */
export class RuleMapDiff {
  constructor(
    readonly after: RuleMap,
    readonly before: RuleMap,
  ) {}
}

export type TypeName =
  | 'null'
  | 'bool'
  | 'int'
  | 'float'
  | 'string'
  | 'bytes'
  | 'timestamp'
  | 'duration'
  | 'latlng'
  | 'path'
  | 'list'
  | 'map'
  | 'set'
  | 'map_diff';

const primitiveTypes: Record<string, TypeName> = {
  boolean: 'bool',
  bigint: 'int',
  number: 'float',
  string: 'string',
};

/** The type's name as `is` and the messages use it. */
export const typeOf = (value: RuleValue): TypeName => {
  if (value === null) return 'null';
  if (typeof value !== 'object') return primitiveTypes[typeof value] as TypeName;
  if (Array.isArray(value)) return 'list';
  if (value instanceof RuleMap) return 'map';
  if (value instanceof RuleTimestamp) return 'timestamp';
  if (value instanceof RulePath) return 'path';
  if (value instanceof RuleSet) return 'set';
  if (value instanceof RuleMapDiff) return 'map_diff';
  if (value instanceof RuleDuration) return 'duration';
  if (value instanceof RuleBytes) return 'bytes';
  return 'latlng';
};

/** The types that `is` can ask for; `number` is `int` or `float`. */
export const askableTypes = new Set(
  'bool bytes duration float int latlng list map map_diff number path set string timestamp'.split(' '),
);

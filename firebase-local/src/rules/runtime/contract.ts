import type { DocumentFields, StoredDocument } from '#values/value';

/** The signed-in user of a request: the verified claims of the ID token. */
export interface RequestAuth {
  uid: string;
  token: Record<string, unknown>;
}

/** Data that every decision may use besides its own document. */
export interface RulesContext {
  auth: RequestAuth | null;
  /** `request.time`, microseconds since the epoch. */
  timeMicros: number;
  /** The document as committed now, for `get()` and `exists()`. */
  read(path: string): StoredDocument | null;
  /** The document as it would be after the whole commit, for `getAfter()` and `existsAfter()`. */
  readAfter(path: string): StoredDocument | null;
}

/** A document operation. `before` is the stored document, `after` the one to be stored. */
export interface DocumentRequest {
  kind: 'get' | 'create' | 'update' | 'delete';
  path: string;
  before: StoredDocument | null;
  after: { fields: DocumentFields } | null;
}

/** A field filter in proto3 JSON: what `structuredQuery.where` holds. */
export interface FilterJson {
  compositeFilter?: { op: 'AND' | 'OR'; filters: FilterJson[] };
  fieldFilter?: { field: { fieldPath: string }; op: string; value: DocumentFields[string] };
  unaryFilter?: { field: { fieldPath: string }; op: 'IS_NULL' | 'IS_NAN' | 'IS_NOT_NULL' | 'IS_NOT_NAN' };
}

/** A query that must be proven allowed for every document that it could ever return. */
export interface ListRequest {
  /** Parent document path, '' for the root. */
  parent: string;
  collectionId: string;
  allDescendants: boolean;
  where: FilterJson | null;
  limit: number | null;
  offset: number | null;
  orderBy: { fieldPath: string; direction: 'ASCENDING' | 'DESCENDING' }[];
}

/** A decision, with the paths that `get()` and `exists()` read to reach it: re-decide when one of them changes. */
export interface Decision {
  allowed: boolean;
  /** The reason for the refusal, for the log only, never for the client. */
  reason: string;
  dependsOn: string[];
}

/** Rules that were parsed and checked. */
export interface CompiledRules {
  decideDocument(request: DocumentRequest, context: RulesContext): Decision;
  decideList(request: ListRequest, context: RulesContext): Decision;
}

/** Parses and checks a rules file. Throws `RulesSyntaxError` with 1-based `line` and `column`. */
export type CompileRules = (source: string) => CompiledRules;

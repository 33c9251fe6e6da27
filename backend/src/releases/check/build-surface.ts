import type { SchemaShape } from '@posy/shared-contracts/compat';
import * as v from 'valibot';

/** Beside a build's scripts: what it needs of the others on a page and of the server, written by the build itself. */
export const surfaceFile = 'posy-surface.json';

const shape = v.custom<SchemaShape>(
  (value) => typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string',
);

/** An event as one build knows it. The hash is of the payload's shape: the same hash, the same event. */
const eventSideSchema = v.object({ version: v.number(), delivery: v.string(), hash: v.string(), payload: shape });
export type EventSide = v.InferOutput<typeof eventSideSchema>;

const hostEventSchema = v.object({
  ...eventSideSchema.entries,
  /** The versions from which it can be cast up, each by one. */
  casts: v.array(v.number()),
});

const callSchema = v.object({ method: v.string(), path: v.string(), params: shape, body: shape, answer: shape });
/** A call to the server, as one side knows it. */
export type CallSide = v.InferOutput<typeof callSchema>;

/** A field of a document, also of a map in it: `lastMessage.createdAt`. */
const fieldPath = v.pipe(v.string(), v.regex(/^[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*$/));

const querySchema = v.object({
  /** Path of the collection, such as `weddings/{id}/tasks`. */
  path: v.pipe(v.string(), v.regex(/[A-Za-z]$/)),
  where: v.array(v.object({ field: fieldPath, op: v.string() })),
  orderBy: v.array(v.object({ field: fieldPath, direction: v.string() })),
});
/** A query of a collection: its conditions without their values, and its order. */
export type QuerySide = v.InferOutput<typeof querySchema>;

/** Messages between page and app, by kind, as one side knows them. */
const nativeSideSchema = v.object({
  protocol: v.number(),
  toNative: v.record(v.string(), shape),
  toWeb: v.record(v.string(), shape),
});
export type NativeSide = v.InferOutput<typeof nativeSideSchema>;

/** The oldest app with which pages have to work. */
export const oldestAppSchema = v.object({ version: v.string(), ...nativeSideSchema.entries });

export const buildSurfaceSchema = v.object({
  publishes: v.record(v.string(), eventSideSchema),
  handles: v.record(v.string(), eventSideSchema),
  /** Calls that its sources name. */
  calls: v.record(v.string(), callSchema),
  /** Collections that it writes, with the fields of their documents that clients write. */
  documents: v.record(v.string(), v.array(v.string())),
  /** Queries of collections with conditions or an order. Builds from before they were written down say none. */
  queries: v.optional(v.array(querySchema), []),
  /** Messages that its catalogues lack, in words; empty when they are complete. */
  words: v.array(v.string()),
  /** Scripts of each screen and part that `./app` loads, beside those that it always loads. */
  screens: v.array(v.array(v.string())),
  /** KB of script (gzip) that its largest screen may add to a page; what the manifest says where it is missing. */
  screenKb: v.optional(v.number()),
  /** A development build: large, and perhaps without all its messages yet. */
  forDevelopment: v.optional(v.boolean(), false),
  /** Of a host alone: the events that its bus carries. */
  carries: v.optional(v.record(v.string(), hostEventSchema)),
  /** Of a host alone: its bus carries events that remotes declare, too. */
  carriesDeclared: v.optional(v.boolean()),
  /** Of a host alone: its messages with the app. */
  native: v.optional(nativeSideSchema),
});
export type BuildSurface = v.InferOutput<typeof buildSurfaceSchema>;

/** Surface that a running server offers pages. */
export const serverSurfaceSchema = v.object({
  calls: v.record(v.string(), callSchema),
  /** Fields that the deployed rules let clients write, by collection; collections whose rules name no fields are left out. */
  documents: v.record(v.string(), v.array(v.string())),
  /** The `firestore.indexes.json` of its code. A server from before it was written down says nothing of it. */
  indexes: v.optional(v.custom<object>((value) => typeof value === 'object' && value !== null)),
  oldestApp: v.optional(oldestAppSchema),
});
export type ServerSurface = v.InferOutput<typeof serverSurfaceSchema>;

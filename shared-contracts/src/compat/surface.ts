import { collections } from '../collections';
import { type Endpoint, endpoints } from '../endpoints';
import { type BusEvent, events } from '../events';
import { contractVersion, releaseSetSchema, remoteManifestSchema, slotNames } from '../manifest';
import { openItemOrder } from '../mount-props';
import { nativeProtocolVersion, nativeToWebSchema, webToNativeSchema } from '../native';
import { describeSchema, type SchemaShape } from './describe-schema';

/** The public surface that older remotes, clients and stored documents rely on. */
export interface Surface {
  contract: number;
  events: Record<string, { version: number; delivery: string; payload: SchemaShape }>;
  endpoints: Record<
    string,
    { method: string; path: string; auth: string; params: SchemaShape; body: SchemaShape; answer: SchemaShape }
  >;
  collections: Record<string, SchemaShape>;
  slots: string[];
  openItems: string[];
  /** Messages between page and app, by kind. */
  native: { protocol: number; toNative: Record<string, SchemaShape>; toWeb: Record<string, SchemaShape> };
  manifest: SchemaShape;
  releaseSet: SchemaShape;
}

const mapped = <T, R>(table: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, map(value)]));

interface MessageSchema {
  entries: { kind: { literal: string }; payload: unknown };
}

const messageShapes = ({ options }: { options: readonly MessageSchema[] }): Record<string, SchemaShape> =>
  Object.fromEntries(options.map(({ entries }) => [entries.kind.literal, describeSchema(entries.payload)]));

/** The surface as it is now. */
export const currentSurface = (): Surface => ({
  contract: contractVersion,
  events: mapped(events as Record<string, BusEvent>, ({ version, delivery, payload }) => ({
    version,
    delivery,
    payload: describeSchema(payload),
  })),
  endpoints: mapped(endpoints as Record<string, Endpoint>, ({ method, path, auth, params, body, answer }) => ({
    method,
    path,
    auth,
    params: describeSchema(params),
    body: describeSchema(body),
    answer: describeSchema(answer),
  })),
  collections: Object.fromEntries(
    Object.values(collections)
      .map((reference) => reference('{id}'))
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map(({ path, schema }) => [path, describeSchema(schema)]),
  ),
  slots: [...slotNames],
  openItems: [...openItemOrder],
  native: {
    protocol: nativeProtocolVersion,
    toNative: messageShapes(webToNativeSchema),
    toWeb: messageShapes(nativeToWebSchema),
  },
  manifest: describeSchema(remoteManifestSchema),
  releaseSet: describeSchema(releaseSetSchema),
});

import { compileRules } from '@posy/firebase-local';
import { readRules } from '#config/files';
import { toFields } from './wire';

const rules = compileRules(readRules());

/** 2026-05-17T12:34:56.789Z in microseconds: the time of every test's request. */
export const requestTime = '2026-05-17T12:34:56.789Z';

/** Documents by path. */
export type World = Record<string, Record<string, unknown>>;

const stored = (path: string, document: Record<string, unknown> | undefined) =>
  document === undefined ? null : { path, fields: toFields(document), createTime: 1, updateTime: 1 };

/**
 * Returns true when the product's rules allow a person to write a document: to create it, or to change it from its
 * state in the world.
 */
export const mayWrite = (
  uid: string | null,
  path: string,
  document: Record<string, unknown>,
  world: World,
): boolean => {
  const before = stored(path, world[path]);
  const kind = before === null ? 'create' : 'update';
  return rules.decideDocument(
    { kind, path, before, after: { fields: toFields(document) } },
    {
      auth: uid === null ? null : { uid, token: { email: `${uid}@example.com` } },
      timeMicros: Date.parse(requestTime) * 1000,
      read: (at) => stored(at, world[at]),
      readAfter: (at) => (at === path ? stored(at, document) : stored(at, world[at])),
    },
  ).allowed;
};

import { changePaths, differing, type Edit, noEdit } from '@posy/remote-kit/edits';
import { collections } from '@posy/shared-contracts/collections';
import {
  type ChoiceTopic,
  choiceTopics,
  type ShortlistedSupplier,
  shortlistedSupplierSchema,
} from '@posy/shared-contracts/entities';
import * as v from 'valibot';
import type { ShortlistEntry } from './entry';

type Fields = Partial<ShortlistedSupplier>;

const { visitDate, visitTime, holdUntil, quotedPrice, agreedPrice } = shortlistedSupplierSchema.entries;

/** The fields of each topic. */
const schemas = {
  visit: { visitDate, visitTime },
  hold: { holdUntil },
  quoted: { quotedPrice },
  agreed: { agreedPrice },
} as const;

const fieldsOf = (topic: ChoiceTopic) => Object.keys(schemas[topic]) as (keyof Fields)[];

/** Returns a topic's fields of an entry; null for missing ones. */
const valuesOf = (topic: ChoiceTopic, entry: Fields): Fields =>
  Object.fromEntries(fieldsOf(topic).map((field) => [field, entry[field] ?? null])) as Fields;

const isSame = (a: Fields, b: Fields): boolean => differing<Fields>(a, b) === null;

/** Reads a stored choice; null when it is none. */
const readChoice = (topic: ChoiceTopic, text: string): Fields | null => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), v.object(schemas[topic])), text);
  return read.success ? valuesOf(topic, read.output as Fields) : null;
};

/** A value that a member chose without knowledge of the value that the list shows. */
export interface OtherChoice {
  topic: ChoiceTopic;
  uid: string;
  fields: Fields;
}

/**
 * Returns the choices beside those that an entry shows. None for a topic that somebody else has written since, such as
 * the supplier with an answer.
 */
export const otherChoices = (entry: ShortlistEntry): OtherChoice[] =>
  choiceTopics.flatMap((topic) => {
    const shown = valuesOf(topic, entry);
    const choices = Object.entries(entry.choices?.[topic] ?? {}).flatMap(([uid, text]) => {
      const fields = readChoice(topic, text);
      return fields === null ? [] : [{ topic, uid, fields }];
    });
    const others = choices.filter(({ fields }) => !isSame(fields, shown));
    return others.length === choices.length ? [] : others;
  });

/** Returns the paths that record a member's choice, and remove those which the member saw. */
const choicePaths = (entry: ShortlistEntry, uid: string, topic: ChoiceTopic, wanted: Fields) => {
  const seen = Object.keys(entry.choices?.[topic] ?? {}).map((by) => [`choices.${topic}.${by}`, undefined] as const);
  return Object.fromEntries([
    ...seen,
    [`choices.${topic}.${uid}`, JSON.stringify(valuesOf(topic, { ...entry, ...wanted }))],
  ]);
};

/** An edit of an entry by a member. */
interface EntryChange {
  /** Fields and paths; undefined removes one. */
  wanted: Readonly<Record<string, unknown>>;
  topics: readonly ChoiceTopic[];
}

const writeEntry = (weddingId: string, entry: ShortlistEntry, uid: string, { wanted, topics }: EntryChange): Edit => {
  const paths = topics.map((topic) => choicePaths(entry, uid, topic, wanted));
  const fields = Object.assign({}, wanted, ...paths) as Record<string, unknown>;
  if (Object.keys(fields).length === 0) return noEdit;
  return changePaths<ShortlistedSupplier>(collections.shortlist(weddingId), entry, fields, ['updatedAt']);
};

/**
 * Changes the fields of an entry that differ, and the given paths. `uid` is the member who writes: a value that another
 * member chose at the same time stays beside this one.
 */
export const changeEntry = (
  weddingId: string,
  entry: ShortlistEntry,
  uid: string,
  wanted: Fields,
  paths: Readonly<Record<string, unknown>> = {},
): Edit => {
  const now = differing<ShortlistedSupplier>(entry, wanted)?.now ?? {};
  const topics = choiceTopics.filter((topic) => fieldsOf(topic).some((field) => field in now));
  return writeEntry(weddingId, entry, uid, { wanted: { ...now, ...paths }, topics });
};

/** Settles a topic with the given values: all choices of it are removed but this one. */
export const settleChoice = (
  weddingId: string,
  entry: ShortlistEntry,
  uid: string,
  { topic, fields }: Pick<OtherChoice, 'topic' | 'fields'>,
): Edit => writeEntry(weddingId, entry, uid, { wanted: valuesOf(topic, fields), topics: [topic] });

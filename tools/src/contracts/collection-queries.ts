/** Conditions and order of a query of one of the contract's collections, as a source text has it. */
export interface CollectionQuery {
  /** Name of the collection in the contract. */
  collection: string;
  where: { field: string; op: string }[];
  orderBy: { field: string; direction: string }[];
}

/** The text from an opening bracket to the one that closes it. */
const bracketed = (source: string, open: number): string => {
  let depth = 0;
  for (let at = open; at < source.length; at += 1) {
    if ('([{'.includes(source.charAt(at))) depth += 1;
    else if (')]}'.includes(source.charAt(at))) depth -= 1;
    if (depth === 0) return source.slice(open, at + 1);
  }
  return source.slice(open);
};

/** The place of the bracket that is open at a place of the text. */
const openedBefore = (source: string, place: number): number => {
  let depth = 0;
  for (let at = place - 1; at > 0; at -= 1) {
    if (')]}'.includes(source.charAt(at))) depth += 1;
    else if ('([{'.includes(source.charAt(at))) depth -= 1;
    if (depth < 0) return at;
  }
  return 0;
};

/** The literal that a function of the same source makes: `const pageOf = (…) => ({ … })`. */
const literalOf = (source: string, name: string): string => {
  const made = new RegExp(`\\bconst ${name} = [^;{]*?=>\\s*\\((?=\\{)`).exec(source);
  return made === null ? '' : bracketed(source, made.index + made[0].length);
};

const listIn = (literal: string, key: 'where' | 'orderBy'): string => {
  const found = new RegExp(`\\b${key}: (?=\\[)`).exec(literal);
  return found === null ? '' : bracketed(literal, found.index + found[0].length);
};

/** Reads a literal; what it lacks is that of the function of the same source that it spreads. Null: no collection of the contract. */
const queryIn = (source: string, literal: string): CollectionQuery | null => {
  const [, spread] = /\.\.\.(\w+)\(/.exec(literal) ?? [];
  const base = spread === undefined ? null : queryIn(source, literalOf(source, spread));
  const [, collection = base?.collection] = /\bcollection: collections\.(\w+)\(/.exec(literal) ?? [];
  if (collection === undefined) return null;
  const where = [...listIn(literal, 'where').matchAll(/\bfield: '([^']+)',\s*op: '([^']+)'/g)];
  const orderBy = [...listIn(literal, 'orderBy').matchAll(/\bfield: '([^']+)',\s*direction: '([^']+)'/g)];
  return {
    collection,
    where: where.length === 0 ? (base?.where ?? []) : where.map(([, field = '', op = '']) => ({ field, op })),
    orderBy:
      orderBy.length === 0
        ? (base?.orderBy ?? [])
        : orderBy.map(([, field = '', direction = '']) => ({ field, direction })),
  };
};

/**
 * The queries that a source text writes as literals with conditions or an order, such as
 * `{ collection: collections.tasks(weddingId), where: [{ field: 'key', op: '==', value }] }`.
 */
export const collectionQueries = (source: string): CollectionQuery[] => {
  const lists = source.matchAll(/\b(?:where|orderBy): \[\s*\{\s*field: '/g);
  const places = new Set([...lists].map(({ index }) => openedBefore(source, index)));
  return [...places].flatMap((place) => queryIn(source, bracketed(source, place)) ?? []);
};

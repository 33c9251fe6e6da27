import { type Db } from '#catalogue/tables/schema';

/** Rows of one statement. Two hundred thousand statements of one row each took a third of the time of a build. */
const mostRows = 16;

/** Inserts rows of so many columns, several with each statement. */
export const rowsWriter = (
  db: Db,
  insert: string,
  columns: number,
): ((rows: readonly (readonly unknown[])[]) => void) => {
  const row = `(${Array.from({ length: columns }, () => '?').join(', ')})`;
  const prepare = (count: number) =>
    db.prepare<unknown[]>(`${insert} VALUES ${Array.from({ length: count }, () => row).join(', ')}`);
  const prepared = new Map<number, ReturnType<typeof prepare>>();
  const statementFor = (count: number): ReturnType<typeof prepare> => {
    const statement = prepared.get(count) ?? prepare(count);
    prepared.set(count, statement);
    return statement;
  };
  return (rows) => {
    for (let at = 0; at < rows.length; at += mostRows) {
      const some = rows.slice(at, at + mostRows);
      statementFor(some.length).run(...some.flat());
    }
  };
};

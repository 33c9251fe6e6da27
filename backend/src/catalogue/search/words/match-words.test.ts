import Database from 'libsql';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { first, indexOf, type SampleIndex, sampleIndex } from '#catalogue/store/testing/sample-index';
import { type Db } from '#catalogue/tables/schema';
import { wordMatcher } from './match-words';

let sample: SampleIndex;
let db: Db;
const asked: string[] = [];

/** The index, which says what it is asked for. */
const watched = (): Db =>
  new Proxy(db, {
    get: (target, name) =>
      name === 'prepare'
        ? (sql: string) => {
            const statement = target.prepare(sql);
            const watching = {
              raw: () => {
                statement.raw();
                return watching;
              },
              all: (expression: string) => {
                asked.push(expression);
                return statement.all(expression) as unknown[];
              },
              get: (expression: string) => statement.get(expression) as unknown,
            };
            return watching;
          }
        : Reflect.get(target, name, target),
  });

beforeAll(async () => {
  sample = await sampleIndex();
  db = new Database(sample.path, { readonly: true }) as unknown as Db;
});
afterAll(() => {
  db.close();
  sample.remove();
});
beforeEach(() => void asked.splice(0));

const renamed = (at: number): Pick<SupplierRecord, 'id' | 'publicId' | 'slug' | 'seo' | 'reviews'> => {
  const id = `sup_zebra${at}00`;
  return { id, publicId: id, slug: id, seo: { urlSlug: id }, reviews: [] };
};

const letters = [...'bcdefghijklmnopqrstuvwxyz'];
const terms = (expression = ''): number => [...expression.matchAll(/"\w+"\*/g)].length;

test('a sentence of many short words costs no more than one of eight [H-12]', () => {
  const { all, most } = wordMatcher(watched());
  most([...letters, ...letters], 'GB');
  expect(asked).toHaveLength(8);
  asked.splice(0);
  all(letters, 'GB');
  expect(asked.map(terms)).toEqual([8]);
});

test('a word that is said again and again counts once [H-12]', () => {
  const { all, most } = wordMatcher(watched());
  const again = Array.from({ length: 40 }, () => 'barn');
  const barns = [...all(again, 'GB')];
  expect(barns).not.toEqual([]);
  expect([...wordMatcher(db).all(['barn'], 'GB')]).toEqual(barns);
  expect(asked.map(terms)).toEqual([1]);
  expect(most(again, 'GB').size).toBe(0);
});

test('the same words are looked up once, until texts have changed [16]', () => {
  const { all, most, forget } = wordMatcher(watched());
  const barns = all(['barn'], 'GB');
  expect(all(['barn'], 'GB')).toBe(barns);
  most(['barn', 'lake'], 'GB');
  expect(asked).toHaveLength(2);
  all(['barn'], 'US');
  expect(asked).toHaveLength(3);
  forget();
  expect([...all(['barn'], 'GB')]).toEqual([...barns]);
  expect(asked).toHaveLength(4);
});

test('those with most of the words are who is found by so many of them one by one [16]', () => {
  const { all, most } = wordMatcher(db);
  const words = ['barn', 'lake', 'garden', 'stone'];
  const lists = words.map((word) => new Map(all([word], 'GB')));
  const rows = new Set(lists.flatMap((list) => [...list.keys()]));
  const having = [...rows]
    .sort((a, b) => a - b)
    .filter((row) => lists.filter((list) => list.has(row)).length >= 2)
    .map((row) => [row, lists.reduce((sum, list) => sum + (list.get(row) ?? 0), 0)]);
  expect(having).not.toEqual([]);
  expect([...most(words, 'GB')]).toEqual(having);
});

test('a word in the name is worth more than one in the place, and that more than one in the description [16]', async () => {
  const like = sample.records.filter(({ countryCode }) => countryCode === 'GB').slice(0, 40);
  const says: Partial<SupplierRecord>[] = [{ description: 'Zebra.' }, { name: 'Zebra' }, { town: 'Zebra' }];
  const saying = says.map((changes, at) => ({ ...first(like, () => true), ...renamed(at), ...changes }));
  const index = await indexOf([...like, ...saying]);
  const own = new Database(index.path, { readonly: true }) as unknown as Db;
  const found = [...wordMatcher(own).all(['zebra'], 'GB')].sort(([, a], [, b]) => b - a).map(([row]) => row);
  own.close();
  index.remove();
  expect(found.map((row) => row - like.length)).toEqual([2, 3, 1]);
});

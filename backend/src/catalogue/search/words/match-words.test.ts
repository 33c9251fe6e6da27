import Database from 'libsql';
import { type Db } from '#catalogue/store/schema';
import { sampleIndex, sampleRecords, type SampleIndex } from '#catalogue/store/testing/sample-index';
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
            return {
              all: (expression: string, ...limits: number[]) => {
                asked.push(expression);
                return statement.all(expression, ...limits) as unknown[];
              },
              get: (expression: string) => statement.get(expression) as unknown,
            };
          }
        : Reflect.get(target, name, target),
  });

beforeAll(async () => {
  sample = await sampleIndex(sampleRecords());
  db = new Database(sample.path, { readonly: true }) as unknown as Db;
});
afterAll(() => {
  db.close();
  sample.remove();
});
beforeEach(() => void asked.splice(0));

const letters = [...'bcdefghijklmnopqrstuvwxyz'];
const terms = (expression = ''): number => [...expression.matchAll(/"\w+"\*/g)].length;

it('a sentence of many short words costs no more than one of eight [H-12]', () => {
  const { all, most, named } = wordMatcher(watched());
  most([...letters, ...letters], 'GB');
  expect(asked).toHaveLength(8);
  for (const find of [all, named]) {
    asked.splice(0);
    find(letters, 'GB');
    expect(asked.map(terms)).toEqual([8]);
  }
});

it('a word that is said again and again counts once [H-12]', () => {
  const { all, most } = wordMatcher(watched());
  const again = Array.from({ length: 40 }, () => 'barn');
  expect([...all(again, 'GB')]).toEqual([...all(['barn'], 'GB')]);
  expect(asked.map(terms)).toEqual([1, 1]);
  expect(most(again, 'GB').size).toBe(0);
});

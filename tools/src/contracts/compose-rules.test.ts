import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as constants from '@posy/shared-contracts/constants';
import { composeRules } from './compose-rules';

test('puts each part in the place that names it, as far in as the place is', () => {
  const parts: Record<string, string> = { people: 'match /users/{uid} {\n\n  allow get: if true;\n}\n' };
  expect(composeRules('service x {\n  include people\n}\n', (name) => parts[name] ?? '', {})).toBe(
    'service x {\n  match /users/{uid} {\n\n    allow get: if true;\n  }\n}\n',
  );
});

test('fails for a part that is not there', () => {
  const missing = (name: string): string => {
    throw new Error(`no part ${name}`);
  };
  expect(() => composeRules('  include people\n', missing, {})).toThrow('no part people');
});

describe('limits that parts name', () => {
  const compose = (line: string): string => composeRules('include one', () => line, constants);

  test('are the numbers of the contract', () => {
    const { guestLengths, guestLimits, documentLengths, taskNameLength } = constants;
    expect(compose('isText(data.name, guestLengths.name)')).toBe(`isText(data.name, ${guestLengths.name})`);
    expect(compose('isText(data.name, taskNameLength)')).toBe(`isText(data.name, ${taskNameLength})`);
    expect(compose('x <= guestLimits.answers * documentLengths.id')).toBe(
      `x <= ${guestLimits.answers} * ${documentLengths.id}`,
    );
  });

  test('have to be there', () => {
    expect(() => compose('isText(data.name, guestLengths.nmae)')).toThrow('guestLengths.nmae, which is no limit');
    expect(() => compose('isText(data.name, gestLengths.name)')).toThrow('gestLengths.name, which is no limit');
    expect(() => compose('isText(data.name, guestLengths)')).toThrow('guestLengths, which is no limit');
  });

  test('are no fields of documents', () => {
    expect(compose('data.guestLengths is map')).toBe('data.guestLengths is map');
  });
});

const parts = join(__dirname, '../../../backend/src/rules/parts');
const files = readdirSync(parts, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.rules'));

test.each(files)('%s names its limits: no length, and no count of many, is said as a number', (file) => {
  const lines = readFileSync(join(parts, file), 'utf8').split('\n');
  // Lists are looked at item by item (`size() <= 12 || …`), and a vocabulary is as long as it is.
  const said = lines.filter(
    (line) =>
      /\bisText(?:OrNull|List)?\((?:[^()]|\([^()]*\))*, \d+\)/.test(line) ||
      (/size\(\) <= \d{2,}(?! \|\|)/.test(line) && !/allergens/.test(line)),
  );
  expect(said).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentLimits } from '@posy/shared-contracts/constants';
import { mayWrite, type World } from './testing/decide';
import { wedding } from './testing/written/people';

const world: World = { 'weddings/w1': wedding };
const place = 'weddings/w1/remotes/honeymoon/places/p1';
const stay = { name: 'Madeira', nights: 7, booked: { by: 'ana', at: '2026-05-17' }, photos: [1, 2] };

const fields = (count: number): Record<string, unknown> =>
  Object.fromEntries(Array.from({ length: count }, (_none, index) => [`f${index}`, index]));

describe('a document of a remote that the contract does not know', () => {
  test('may have any fields, and is made and changed by the couple', () => {
    expect(mayWrite('ana', place, stay, world)).toBe(true);
    expect(mayWrite('ana', place, { nights: 8 }, { ...world, [place]: stay })).toBe(true);
  });

  test.each([null, 'bo', 'stranger'])('is no business of %s', (uid) => {
    expect(mayWrite(uid, place, stay, world)).toBe(false);
    expect(mayWrite(uid, place, { nights: 8 }, { ...world, [place]: stay })).toBe(false);
  });

  test('has so many fields at most', () => {
    expect(mayWrite('ana', place, fields(documentLimits.remoteFields), world)).toBe(true);
    expect(mayWrite('ana', place, fields(documentLimits.remoteFields + 1), world)).toBe(false);
  });

  test.each([
    'weddings/w1/remotes/honeymoon',
    'weddings/w1/remotes/Honeymoon/places/p1',
    'weddings/w1/remotes/honeymoon/__places/p1',
    `weddings/w1/remotes/${'x'.repeat(41)}/places/p1`,
    `weddings/w1/remotes/honeymoon/places/${'x'.repeat(129)}`,
    'weddings/w1/remotes/honeymoon/places/p1/nights/n1',
    'weddings/other/remotes/honeymoon/places/p1',
  ])('lies nowhere else: %s', (path) => expect(mayWrite('ana', path, stay, world)).toBe(false));

  test('is in no collection that the backend looks through wherever it lies', () => {
    const src = join(__dirname, '..');
    const names = readdirSync(src, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !/\.test\.|\/testing\//.test(file))
      .flatMap((file) => [...readFileSync(join(src, file), 'utf8').matchAll(/\.collectionGroup\(\s*'([^']+)'/g)])
      .map(([, name = '']) => name);
    expect(names).toContain('busyDays');
    for (const name of names)
      expect([name, mayWrite('ana', `weddings/w1/remotes/honeymoon/${name}/p1`, stay, world)]).toEqual([name, false]);
  });
});

import { collectionOwners, collections } from '@posy/shared-contracts/collections';
import { documentLengths, websiteConstants } from '@posy/shared-contracts/constants';
import { repairedWeddingSchema, weddingSchema } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import * as v from 'valibot';
import { mayWrite, type World } from './testing/decide';
import { hostileValue, spoiling } from './testing/hostile-values';
import { valuesOf } from './testing/schema-values';
import { unshownFields } from './testing/unshown-fields';
import { asRead } from './testing/wire';
import { ofPeople, wedding } from './testing/written/people';
import { note, ofPlanning } from './testing/written/planning';
import { ofSuppliers, supplierAccount } from './testing/written/suppliers';
import { ofWebsite } from './testing/written/website';

const tables = { ...ofPeople, ...ofPlanning, ...ofSuppliers, ...ofWebsite };

/** The world of a document: the wedding of Ana, whom Bo helps with everything, and the supplier that they speak for. */
const around = (path: string, document?: Record<string, unknown>): World => ({
  ...(path.startsWith('weddings/w1/') || path.startsWith('users/') ? { 'weddings/w1': wedding } : {}),
  ...(path.startsWith('suppliers/GB123456/') ? { 'suppliers/GB123456': supplierAccount } : {}),
  ...(document !== undefined && { [path]: document }),
});

const asMade = (path: string, good: Record<string, unknown>): Record<string, unknown> => {
  if (path.startsWith('weddings/') && path.split('/').length === 2) {
    const { access: _access, ...own } = good;
    return { ...own, roles: { ana: 'owner' } };
  }
  return good;
};

const runs = { numRuns: 500, seed: 20260517 };

describe.each(Object.entries(tables))(
  '%s: the rules and the schema say the same',
  (_name, { collection, id, good, writers, onlyChanged }) => {
    const path = `${collection.path}/${id}`;
    const before = around(path, onlyChanged ? good : undefined);
    const { entries } = collection.schema as unknown as { entries: Record<string, unknown> };

    test('the example is good in both', () => {
      expect(v.safeParse(collection.schema, asRead(good)).issues).toBeUndefined();
      expect(mayWrite('ana', path, asMade(path, good), before)).toBe(true);
    });

    test('the example has every field of the schema that clients write: a new one that no rule allows fails here', () => {
      const unwritten = Object.keys(entries).filter((name) => name in writers && writers[name] === undefined);
      expect(Object.keys(good).sort()).toEqual(
        Object.keys(entries)
          .filter((name) => name in good || !unwritten.includes(name))
          .sort(),
      );
    });

    test('the example has the fields of its parts too, at any depth: the rules have to let each of them be written', () => {
      const ofBackend = Object.keys(writers).filter((name) => writers[name] === undefined);
      expect(unshownFields(collection.schema, [asRead(good)]).filter((name) => !ofBackend.includes(name))).toEqual([]);
    });

    test('whatever the rules let somebody make or change, the schema reads [H-02]', () => {
      fc.assert(
        fc.property(fc.array(spoiling(good), { minLength: 1, maxLength: 2 }), (changes) => {
          const invalid = changes.reduce((document, change) => {
            try {
              return change(document);
            } catch {
              // An earlier change took the place away.
              return document;
            }
          }, good);
          const made = asMade(path, invalid);
          const accepted = [
            ...(mayWrite('ana', path, made, before) ? [made] : []),
            ...['ana', 'bo'].flatMap((uid) => (mayWrite(uid, path, invalid, around(path, good)) ? [invalid] : [])),
          ];
          for (const document of accepted)
            expect([document, v.safeParse(collection.schema, asRead(document)).issues]).toEqual([document, undefined]);
        }),
        runs,
      );
    });

    test('whatever the schema’s writers make, the rules let them write [H-02]', () => {
      const rest = Object.fromEntries(Object.entries(entries).filter(([name]) => !(name in writers)));
      const others = Object.entries(writers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
      const made = fc.record(Object.fromEntries(others) as Record<string, fc.Arbitrary<unknown>>);
      fc.assert(
        fc.property(valuesOf({ type: 'object', entries: rest }), made, (read, own) => {
          const document = { ...(read as object), ...own };
          expect([asRead(document), mayWrite('ana', path, document, before)]).toEqual([asRead(document), true]);
        }),
        { ...runs, numRuns: 200 },
      );
    });
  },
);

test('every collection that is not the backend’s alone is among them', () => {
  const named = (path: string): string => path.replaceAll('/id', '');
  const ownersOf = (path: string): string[] =>
    Object.entries(collectionOwners).flatMap(([name, owner]) =>
      name === path || name.startsWith(`${path}.`) ? [owner] : [],
    );
  const ours = Object.entries(collections).filter(([, reference]) =>
    ownersOf(named(reference('id').path)).some((owner) => owner !== 'backend'),
  );
  expect(Object.keys(tables).sort()).toEqual(ours.map(([name]) => name).sort());
});

test.each(['https://evil.example/x.png', '//evil.example/x', '/api/captcha', `/photos/${'a'.repeat(31)}`, ''])(
  'a note names photos that were uploaded here, and no other address: %s [H-18]',
  (path) => {
    const place = 'weddings/w1/notes/n1';
    const pictured = { ...note, photos: [...note.photos, { path, portrait: true }] };
    expect(mayWrite('bo', place, note, around(place))).toBe(true);
    expect(mayWrite('bo', place, pictured, around(place))).toBe(false);
  },
);

test('ids that a document counts by are as long as ids are: 500 households fit, longer names of fewer do not [H-02]', () => {
  const place = 'weddings/w1/events/e1';
  const chosen = (count: number, length: number) => {
    const ids = Array.from({ length: count }, (_none, index) => [String(index).padStart(length, 'h'), true]);
    const audience = { kind: 'households', parts: [], households: Object.fromEntries(ids) as Record<string, true> };
    return mayWrite('ana', place, { ...ofWebsite['events']?.good, audience }, around(place));
  };
  const { mostEventHouseholds: most } = websiteConstants;
  expect(chosen(most, documentLengths.id)).toBe(true);
  expect(chosen(most + 1, 20)).toBe(false);
  expect(chosen(most / 2, documentLengths.id * 2 + 1)).toBe(false);
});

describe('a wedding that somebody spoilt before', () => {
  test('is read field by field: what does not fit is as if nobody had set it, and the rest stands [H-02]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(weddingSchema.entries)), hostileValue, (field, value) => {
        const read = v.safeParse(repairedWeddingSchema, asRead({ ...wedding, [field]: value }));
        expect(read.issues).toBeUndefined();
        expect(v.is(weddingSchema, read.output)).toBe(true);
        const whole = v.parse(weddingSchema, asRead(wedding));
        const { [field as keyof typeof whole]: _one, ...others } = whole;
        expect(read.output).toMatchObject(others);
      }),
      runs,
    );
  });

  test('keeps nobody from changing its other fields [H-02]', () => {
    for (const field of ['badges', 'preferences', 'location', 'costs', 'weddingDate', 'image']) {
      const invalid = { ...wedding, [field]: { x: 'boom' } };
      const repaired = { ...invalid, budget: 7 };
      expect([field, mayWrite('bo', 'weddings/w1', repaired, { 'weddings/w1': invalid })]).toEqual([field, true]);
      expect([
        field,
        mayWrite('ana', 'weddings/w1', { ...invalid, partners: ['Ana'] }, { 'weddings/w1': invalid }),
      ]).toEqual([field, true]);
    }
  });
});

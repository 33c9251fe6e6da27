import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import * as v from 'valibot';
import { castPayload, MalformedPayload, readPayload } from '../bus/read-payload';
import { type BusEvent, eventNamed, events } from '../events';
import { currentSurface, describeSchema, shapeFaults, type Surface, surfaceFaults } from '.';
import type { Direction } from './compare-shapes';
import examples from './event-examples.json';
import { withdrawn } from './withdrawn';

const stored = (): Surface => JSON.parse(readFileSync(join(__dirname, 'surface.json'), 'utf8')) as Surface;
const hasCast = (event: string, from: number): boolean => eventNamed(event)?.casts[from] !== undefined;

describe('the public surface', () => {
  test('breaks no older package unless a version was raised', () => {
    expect(surfaceFaults(stored(), currentSurface(), hasCast)).toEqual([]);
  });
  test('is the committed one: `node tools/bin/posy.mjs contract-surface` brings the file up to date', () => {
    expect(currentSurface()).toEqual(stored());
  });
});

describe('what breaks an older package', () => {
  const shape = describeSchema(v.object({ a: v.string(), b: v.optional(v.number()), c: v.picklist(['x', 'y']) }));
  const against = (newer: v.GenericSchema, direction: Direction = 'both') =>
    shapeFaults(shape, describeSchema(newer), direction, 's');
  const same = { a: v.string(), b: v.optional(v.number()), c: v.picklist(['x', 'y']) };

  test('a field that is gone, of another type, or with other rules', () => {
    expect(against(v.object({ b: same.b, c: same.c }))).toEqual(['s.a is gone']);
    expect(against(v.object({ ...same, a: v.number() }))).toEqual(['s.a was string, is number']);
    expect(against(v.object({ ...same, a: v.pipe(v.string(), v.minLength(2)) }))).toEqual(['s.a has other rules']);
  });
  test('no other rules of a document’s values, which the database’s rules decide about', () => {
    const stricter = v.object({ ...same, a: v.pipe(v.string(), v.minLength(2)) });
    expect(against(stricter, 'stored')).toEqual([]);
    expect(against(v.object({ b: same.b, c: same.c }), 'stored')).toEqual(['s.a is gone']);
  });
  test('a new field that is required, but none that is optional', () => {
    expect(against(v.object({ ...same, d: v.string() }))).toEqual(['s.d is new and required']);
    expect(against(v.object({ ...same, d: v.string() }), 'out')).toEqual([]);
    expect(against(v.object({ ...same, d: v.optional(v.string()) }))).toEqual([]);
  });
  test('an option that is gone, but none that is new', () => {
    expect(against(v.object({ ...same, c: v.picklist(['x']) }))).toEqual(['s.c lost "\\"y\\""']);
    expect(against(v.object({ ...same, c: v.picklist(['x', 'y', 'z']) }))).toEqual([]);
  });
  test('an option of a variant that loses a field, but none that has a new optional one', () => {
    const priced = { kind: v.literal('priced'), price: v.number() };
    const variant = (entries: v.ObjectEntries) => ({
      ...same,
      d: v.variant('kind', [v.object({ kind: v.literal('plain') }), v.object({ ...entries, kind: priced.kind })]),
    });
    const older = describeSchema(v.object(variant(priced)));
    const faults = (entries: v.ObjectEntries) =>
      shapeFaults(older, describeSchema(v.object(variant(entries))), 'both', 's');
    expect(faults({ ...priced, due: v.optional(v.string()) })).toEqual([]);
    expect(faults({ ...priced, due: v.string() })).toEqual([expect.stringMatching(/^s\.d lost /)]);
    expect(faults({ cost: v.number() })).toEqual([expect.stringMatching(/^s\.d lost /)]);
  });
  test('a list of names that becomes text which cannot hold each of them, but not one that is opened for more [H-06]', () => {
    const open = (pattern: RegExp) => v.object({ ...same, c: v.pipe(v.string(), v.regex(pattern)) });
    expect(against(open(/^[a-z]+$/))).toEqual([]);
    expect(against(open(/^x+$/))).toEqual(['s.c was picklist, is string']);
    expect(against(v.object({ ...same, c: v.pipe(v.string(), v.minLength(1)) }))).toHaveLength(1);
  });
  test('optional becoming required for who writes, required becoming optional for who reads', () => {
    expect(against(v.object({ ...same, b: v.number() }), 'in')).toEqual(['s.b became required']);
    expect(against(v.object({ ...same, b: v.number() }), 'out')).toEqual([]);
    expect(against(v.object({ ...same, a: v.optional(v.string()) }), 'out')).toEqual(['s.a became optional']);
    expect(against(v.object({ ...same, a: v.optional(v.string()) }), 'in')).toEqual([]);
  });
});

describe('what left the contract without a higher version', () => {
  const now = currentSurface();
  const messages = now.collections['conversations/{id}/messages'];
  const withField = (name: string) => ({ ...messages, fields: { ...messages?.fields, [name]: { type: 'string' } } });
  const before = (slots: string[], field: string): Surface => ({
    ...now,
    slots: [...now.slots, ...slots],
    collections: { ...now.collections, 'conversations/{id}/messages': withField(field) } as Surface['collections'],
  });
  test('is let through when it is listed as used by nobody', () => {
    const older = before(['supplier-profile.actions', 'inbox.about', 'guest.answers'], 'deliveredAt');
    expect(surfaceFaults(older, now, hasCast)).toEqual([]);
  });
  test('is refused when it is not listed', () => {
    expect(surfaceFaults(before(['home.corner'], 'seenAt'), now, hasCast)).toEqual([
      'conversations/{id}/messages.seenAt is gone: keep it, or raise contractVersion.',
      'The slot home.corner is gone: keep it, or raise contractVersion.',
    ]);
  });
  test('is an event that was only planned, and no other', () => {
    const event = { version: 1, delivery: 'durable', payload: { type: 'object', fields: {} } } as const;
    const older: Surface = { ...now, events: { ...now.events, 'rsvp.answered': event, 'rsvp.asked': event } };
    expect(surfaceFaults(older, now, hasCast)).toEqual(['The event rsvp.asked is gone.']);
  });
  test('does not come back under its old name', () => {
    const back = Object.keys(withdrawn).filter((change) => {
      const slot = /^The slot (\S+) is gone$/.exec(change)?.[1];
      const event = /^The event (\S+) is gone$/.exec(change)?.[1];
      if (event !== undefined) return eventNamed(event) !== null;
      const [path = '', field = ''] = change.replace(/ is gone$/, '').split(/\.(?=\w+$)/);
      return slot === undefined ? now.collections[path]?.fields?.[field] !== undefined : now.slots.includes(slot);
    });
    expect(back).toEqual([]);
  });
});

describe('a breaking change is let through', () => {
  const older = currentSurface();
  const changed = (version: number, contract = older.contract): Surface => ({
    ...older,
    contract,
    events: { ...older.events, 'note.saved': { version, delivery: 'durable', payload: { type: 'number' } } },
  });
  const gone = (contract: number): Surface => {
    const { microsite: _microsite, ...endpoints } = older.endpoints;
    return { ...older, contract, endpoints };
  };
  test('of an event with a higher version and a cast from the older one only', () => {
    expect(surfaceFaults(older, changed(1), hasCast)).toHaveLength(1);
    expect(surfaceFaults(older, changed(2), hasCast)).toEqual(['note.saved has no cast from version 1.']);
    expect(surfaceFaults(older, changed(2), () => true)).toEqual([]);
  });
  test('of a native message with a higher protocol only; a new kind breaks nobody', () => {
    const { ['back.pressed']: _gone, ...toWeb } = older.native.toWeb;
    const without: Surface = { ...older, native: { ...older.native, toWeb } };
    expect(surfaceFaults(older, without, hasCast)).toEqual([expect.stringContaining('back.pressed is gone')]);
    expect(surfaceFaults(without, older, hasCast)).toEqual([]);
    const wider: Surface = {
      ...older,
      native: {
        ...older.native,
        toWeb: { ...toWeb, 'back.pressed': { type: 'strict_object', fields: {}, rules: ['x'] } },
      },
    };
    expect(surfaceFaults(older, wider, hasCast)).toEqual([expect.stringContaining('back.pressed changed')]);
    const raised: Surface = { ...wider, native: { ...wider.native, protocol: older.native.protocol + 1 } };
    expect(surfaceFaults(older, raised, hasCast)).toEqual([]);
  });
  test('of anything else with a higher contract version only', () => {
    expect(surfaceFaults(older, gone(older.contract), hasCast)).toHaveLength(1);
    expect(surfaceFaults(older, gone(older.contract + 1), hasCast)).toEqual([]);
  });
});

describe('stored examples', () => {
  test.each(Object.keys(events))('%s has one of every version, and each is read today', (name) => {
    const versions = (examples as Record<string, Record<string, unknown>>)[name] ?? {};
    const current = eventNamed(name)?.version ?? 0;
    expect(Object.keys(versions)).toEqual(Array.from({ length: current }, (_, index) => String(index + 1)));
    for (const [version, payload] of Object.entries(versions))
      expect(() => readPayload(name, Number(version), payload)).not.toThrow();
  });
});

describe('casting', () => {
  const third: BusEvent = {
    name: 'example',
    version: 3,
    delivery: 'fact',
    payload: v.object({ names: v.array(v.string()), count: v.number() }),
    casts: {
      1: (older) => ({ names: [v.parse(v.object({ name: v.string() }), older).name] }),
      2: (older) => ({ ...(older as object), count: (older as { names: string[] }).names.length }),
    },
  };
  test('goes one version a step, whatever the older payload holds', () => {
    fc.assert(
      fc.property(fc.string(), fc.array(fc.string()), (name, names) => {
        expect(castPayload(third, 1, { name })).toEqual({ names: [name], count: 1 });
        expect(castPayload(third, 2, { names })).toEqual({ names, count: names.length });
        expect(castPayload(third, 3, { names, count: 0 })).toEqual({ names, count: 0 });
      }),
    );
  });
  test('names a missing step and a payload that does not cast', () => {
    expect(() => castPayload({ ...third, casts: {} }, 2, {})).toThrow(MalformedPayload);
    expect(() => castPayload(third, 1, { name: 7 })).toThrow(MalformedPayload);
  });
});

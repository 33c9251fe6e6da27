import * as v from 'valibot';
import { createBus, createMemoryStore } from '../bus';
import type { DeclaredEvent } from '../manifest';
import { declaredEvent } from './declared-event';
import { schemaOfJson } from './json-schema';

const planned: DeclaredEvent = {
  version: 1,
  delivery: 'fact',
  payload: {
    type: 'object',
    properties: {
      place: { type: 'string', maxLength: 40 },
      nights: { type: 'integer', minimum: 1, maximum: 90 },
      by: { type: ['string', 'null'] },
      with: { type: 'array', items: { type: 'string' }, maxItems: 2 },
      kind: { type: 'string', enum: ['beach', 'city'] },
    },
    required: ['place', 'by'],
  },
};

const reads = (payload: unknown): boolean =>
  v.safeParse(declaredEvent('honeymoon.planned', planned).payload, payload).success;

describe('a payload by its JSON Schema', () => {
  test.each([
    [{ place: 'Madeira', by: null }, true],
    [{ place: 'Madeira', by: 'u1', nights: 7, with: ['u2'], kind: 'beach' }, true],
    [{ place: 'Madeira' }, false],
    [{ place: 7, by: null }, false],
    [{ place: 'x'.repeat(41), by: null }, false],
    [{ place: 'Madeira', by: null, nights: 0 }, false],
    [{ place: 'Madeira', by: null, nights: 1.5 }, false],
    [{ place: 'Madeira', by: null, with: ['a', 'b', 'c'] }, false],
    [{ place: 'Madeira', by: null, kind: 'moon' }, false],
    [[], false],
  ])('%j is taken: %p', (payload, taken) => expect(reads(payload)).toBe(taken));

  test('has no fields that its schema does not name', () => {
    const { output } = v.safeParse(declaredEvent('honeymoon.planned', planned).payload, {
      place: 'Madeira',
      by: null,
      secret: 'x',
    });
    expect(output).toEqual({ place: 'Madeira', by: null });
  });

  test.each([
    [{ type: 'array', items: { type: 'string' } }, /^payload\.type is not object/],
    [{ type: 'object', properties: { a: { type: 'date' } } }, /^payload\.properties\.a\.type is none of string/],
    [{ type: 'object', properties: { a: {} } }, /^payload\.properties\.a\.type is none of/],
    [{ type: 'object', properties: { a: { type: ['string', 'number'] } } }, /^payload\.properties\.a\.type is none of/],
    [{ type: 'object', allOf: [] }, /^payload\.allOf is a keyword that the platform does not read/],
    [{ type: 'object', properties: { a: { type: 'string', pattern: 'x' } } }, /^payload\.properties\.a\.pattern is/],
    [{ type: 'object', additionalProperties: true }, /^payload\.additionalProperties may only be false/],
    [{ type: 'object', properties: {}, required: ['a'] }, /^payload\.required names a, which is no property/],
    [{ type: 'object', properties: { a: { type: 'string', maxLength: '9' } } }, /^payload\.properties\.a\.maxLength/],
    [{ type: 'object', properties: { a: { type: 'string', enum: [1] } } }, /^payload\.properties\.a\.enum/],
  ])('%j is refused with the place of its fault', (schema, message) =>
    expect(() => schemaOfJson(schema, 'payload')).toThrow(message),
  );

  test('that goes deeper than eight levels is refused', () => {
    const deep = (levels: number): object =>
      levels === 0 ? { type: 'string' } : { type: 'object', properties: { a: deep(levels - 1) } };
    expect(() => schemaOfJson(deep(7), 'payload')).not.toThrow();
    expect(() => schemaOfJson(deep(8), 'payload')).toThrow('lies deeper than 8 levels');
  });
});

const openBus = (
  handlers: readonly string[] = [],
  delivery: DeclaredEvent['delivery'] = 'fact',
  store = createMemoryStore(),
) => {
  const handled: unknown[] = [];
  const problems: string[] = [];
  let ids = 0;
  const host = createBus({
    store,
    exclusively: (work) => work(),
    now: () => 1000,
    newId: () => `e${(ids += 1)}`,
    handlersOf: () => [...handlers],
    loadReactions: async () => ({ 'honeymoon.planned': async (payload) => void handled.push(payload) }),
    declared: async (event) => (event === 'honeymoon.planned' ? declaredEvent(event, { ...planned, delivery }) : null),
    uid: () => 'u1',
    report: ({ error }) => problems.push(String(error)),
  });
  return { host, bus: host.forRemote('honeymoon'), handled, problems };
};

type AnyBus = {
  publish(event: string, payload: unknown): Promise<void>;
  subscribe(event: string, handler: (payload: unknown) => void): () => void;
};
const anyBus = (bus: unknown): AnyBus => bus as AnyBus;

const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

describe('an event that a remote declares', () => {
  test('reaches those who listen, as the schema reads it', async () => {
    const { bus } = openBus();
    const heard: unknown[] = [];
    anyBus(bus).subscribe('honeymoon.planned', (payload) => heard.push(payload));
    await anyBus(bus).publish('honeymoon.planned', { place: 'Madeira', by: null, more: 1 });
    await settle();
    expect(heard).toEqual([{ place: 'Madeira', by: null }]);
  });

  test('is refused, and reported, with another payload; so is one that nobody declares', async () => {
    const { bus, problems } = openBus();
    await expect(anyBus(bus).publish('honeymoon.planned', { place: 7 })).rejects.toThrow('honeymoon.planned');
    await expect(anyBus(bus).publish('honeymoon.over', {})).rejects.toThrow('There is no event honeymoon.over.');
    expect(problems).toHaveLength(2);
  });

  test('waits for those who handle it when it is durable', async () => {
    const { host, bus, handled } = openBus(['mfe-planning'], 'durable');
    await anyBus(bus).publish('honeymoon.planned', { place: 'Madeira', by: null });
    await settle();
    expect(await host.drain()).toBe(0);
    expect(handled).toEqual([{ place: 'Madeira', by: null }]);
  });

  test('whose remote is gone waits, and keeps nothing behind it waiting', async () => {
    const store = createMemoryStore();
    const gone = { id: 'g', event: 'gone.over', version: 1, payload: {}, producer: 'gone', uid: 'u1', publishedAt: 1 };
    await store.put({ ...gone, pending: ['mfe-planning'] });
    const { host, bus, handled } = openBus(['mfe-planning'], 'durable', store);
    await anyBus(bus).publish('honeymoon.planned', { place: 'Madeira', by: null });
    await settle();
    expect(await host.drain()).toBe(1);
    expect(handled).toEqual([{ place: 'Madeira', by: null }]);
  });
});

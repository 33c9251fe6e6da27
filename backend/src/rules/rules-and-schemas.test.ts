import { collections, type CollectionRef } from '@posy/shared-contracts/collections';
import { badgeIds, mendedWeddingSchema, weddingSchema } from '@posy/shared-contracts/entities';
import { markets } from '@posy/shared-contracts/markets';
import fc from 'fast-check';
import * as v from 'valibot';
import { mayWrite, requestTime, type World } from './testing/decide';
import { hostileValue, spoiling } from './testing/hostile-values';
import { valuesOf } from './testing/schema-values';
import { asRead, instant } from './testing/wire';

const at = instant(requestTime);
const earlier = instant('2026-01-01T00:00:00Z');
const day = '2027-06-05';
const actions = {
  hasViewedGuestlist: false,
  hasViewedShortlist: false,
  hasSeenRecommendedSuppliers: false,
  hasSeenBudgetWarningModal: false,
};
const channel = { messages: true, tasks: true, collaboration: true, news: false };
const everything = Object.fromEntries(
  ['checklist', 'guests', 'budget', 'suppliers', 'website', 'inbox', 'notes'].map((area) => [area, 'edit']),
);

const wedding: Record<string, unknown> = {
  partners: ['Ana', 'Lou'],
  date: day,
  weddingDate: null,
  dateChoice: {
    year: 2027,
    month: 6,
    day: 5,
    season: 'summer',
    weekDay: 'saturday',
    yearUndecided: false,
    monthUndecided: false,
    dayUndecided: false,
  },
  engagementDate: '2026-02-01',
  location: { name: 'Leeds', adminArea: ['England', 'Yorkshire'], country: 'GB', providerId: 'p1' },
  l10n: { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' },
  budget: 100,
  costs: { actual: 1, estimate: 2 },
  tasks: { total: 2, done: 1, initializedAt: earlier },
  guests: { count: 2, estimate: 80, evening: 1, attending: 1, declined: 0 },
  suppliers: { count: 1 },
  bookings: { venue: false },
  roles: { ana: 'owner', bo: 'helper' },
  access: { bo: everything },
  website: 'ana-and-lou',
  preferences: {
    onboarding: { step: 'guests', finished: false },
    budget: { guestsEstimate: 80, timeOfWeek: 'saturday', timeOfYear: 'summer', year: 2027, categories: ['venues'] },
    budgetHeads: { estimate: true },
    'at-your-venue': { music: 'venue' },
  },
  events: { main: 'e1' },
  badges: { 'guest-added': 2 },
  image: null,
  createdAt: earlier,
};

/** A collection that clients write: where, what is good there, and what its writers make of what the schema leaves open. */
interface Written {
  collection: CollectionRef<unknown>;
  id: string;
  good: Record<string, unknown>;
  /** Fields that the schema reads and that no client writes, or writes otherwise; undefined: none writes it. */
  writers: Record<string, fc.Arbitrary<unknown> | undefined>;
}

const written = (
  collection: CollectionRef<unknown>,
  id: string,
  good: Record<string, unknown>,
  writers: Written['writers'] = {},
): Written => ({ collection, id, good, writers });

const note = {
  title: 'Ideas',
  body: 'Many',
  photos: [{ path: `/photos/${'a'.repeat(32)}`, portrait: true, width: 3, height: 4 }],
  author: 'ana',
  tags: ['one', 'two'],
  link: { kind: 'task', id: 't1', label: 'Task' },
  createdAt: earlier,
  updatedAt: at,
};

const words = fc.string({ maxLength: 20 });
const tables: Record<string, Written> = {
  users: written(
    collections.users(),
    'ana',
    {
      kind: 'couple',
      contacts: { email: 'ana@example.com' },
      name: 'Ana',
      provider: 'password',
      registeredAt: earlier,
      createdAt: earlier,
      l10n: { locale: 'en-GB', currency: 'GBP', viewerCountry: 'GB' },
      weddingId: 'w1',
      supplierId: null,
      image: null,
      notifications: { email: channel, push: channel },
      actions,
    },
    {
      kind: fc.constant('couple'),
      supplierId: fc.constant(null),
      weddingId: fc.constantFrom(null, 'w1'),
      weddingIds: undefined,
      collaborator: undefined,
      image: fc.constantFrom(null, `/photos/${'a'.repeat(32)}`),
      l10n: fc.record({
        locale: words,
        currency: fc.constantFrom('GBP', 'EUR'),
        viewerCountry: fc.constantFrom('GB', 'DE'),
      }),
    },
  ),
  weddings: written(collections.weddings(), 'w1', wedding, {
    roles: fc.constant({ ana: 'owner' }),
    access: undefined,
    users: undefined,
    partners: fc.array(words, { maxLength: 4 }),
    location: fc.oneof(
      fc.constant(null),
      fc.record({
        name: words,
        adminArea: fc.array(words, { maxLength: 4 }),
        country: fc.constantFrom('GB', 'DE'),
        providerId: fc.oneof(fc.constant(null), words),
      }),
    ),
    l10n: fc.constantFrom(
      ...markets.map(({ country, language, locale, currency }) => ({ country, language, locale, currency })),
    ),
    dateChoice: fc.oneof(fc.constant(null), fc.constant(wedding.dateChoice)),
    guests: fc.record(
      {
        count: fc.nat(100_000),
        estimate: fc.oneof(fc.constant(null), fc.nat()),
        evening: fc.integer({ min: -100, max: 100_000 }),
        attending: fc.nat(100_000),
        declined: fc.nat(100_000),
      },
      { requiredKeys: ['count'] },
    ),
    website: fc.constantFrom(null, 'ana-and-lou'),
    preferences: fc.constant(wedding.preferences),
    badges: fc.dictionary(fc.constantFrom(...badgeIds), fc.nat()),
    image: fc.constantFrom(null, `/photos/${'a'.repeat(32)}`),
    budget: fc.maxSafeNat(),
  }),
  tasks: written(collections.tasks('w1'), 't1', {
    group: 't1',
    name: 'Our own',
    i18nKey: null,
    key: null,
    category: 'other',
    done: false,
    custom: true,
    active: true,
    assignee: 'ana',
    snoozedUntil: '2026-06-01',
    doneReason: 'guest-added',
    doneReasonName: 'Jo',
    period: '12-plus',
    order: 1.5,
    createdAt: earlier,
    updatedAt: at,
  }),
  shortlist: written(
    collections.shortlist('w1'),
    'GB123456',
    {
      type: 'venues',
      slug: 'barn',
      name: 'Barn',
      publicId: 'GB123456',
      shortlisted: true,
      booked: false,
      enquired: false,
      ignored: false,
      customSupplier: false,
      updatedAt: at,
    },
    Object.fromEntries(
      [
        'tier',
        'county',
        'town',
        'country',
        'countryCode',
        'l10n',
        'address',
        'seo',
        '_translations',
        'price',
        'notes',
        'visitDate',
      ].map((name) => [name, undefined]),
    ),
  ),
  events: written(collections.events('w1'), 'e1', {
    type: 'custom',
    name: 'Supper',
    date: day,
    time: { startTime: '19:00' },
    place: 'Barn',
    description: 'Come',
    attire: 'Wellies',
    visible: true,
    featured: false,
    supplier: null,
    createdAt: earlier,
    updatedAt: at,
  }),
  website: written(
    collections.website('w1'),
    'site',
    { slug: null, published: false, welcome: 'Come', theme: 'poster', updatedAt: at },
    { slug: fc.constant(null), published: fc.constant(false) },
  ),
  guests: written(collections.guests('w1'), 'g1', {
    name: 'Jo',
    head: 'g2',
    household: 'The Hills',
    category: 'Family',
    contacts: { email: 'jo@example.com', phone: '1' },
    address: '1 Hill',
    location: 'Leeds',
    rsvp: { e1: 'attending' },
    invitationType: 'day',
    plusOne: false,
    child: true,
    age: 7,
    meal: 'Soup',
    diets: ['vegan'],
    allergens: ['milk'],
    dietNotes: 'None',
    notes: 'Sings',
    table: 't1',
    createdAt: earlier,
    updatedAt: at,
  }),
  tables: written(collections.tables('w1'), 'table', {
    name: 'One',
    shape: 'round',
    seats: 8,
    order: 1,
    stepFree: true,
    quiet: false,
    createdAt: at,
  }),
  seatingWishes: written(collections.seatingWishes('w1'), 'wish', {
    kind: 'together',
    guests: ['g1', 'g2', 'g3', 'g4', 'g5', 'g6', 'g7', 'g8', 'g9', 'g10', 'g11', 'g12'],
    createdAt: at,
  }),
  costs: written(collections.costs('w1'), 'c1', {
    name: 'Flowers',
    supplierType: 'florists',
    group: 'Day',
    estimate: 1,
    actual: 2,
    perHead: { amount: 3, counts: 'day' },
    actualPerHead: { amount: 4, counts: 'all' },
    payer: 'Mum',
    supplierId: 'GB123456',
    notes: 'Red',
    createdAt: earlier,
    updatedAt: at,
  }),
  payments: written(collections.payments('w1'), 'p1', {
    costId: 'c1',
    name: 'Deposit',
    amount: 5,
    due: day,
    paidOn: '2026-02-28',
    remindDaysBefore: 7,
    payer: 'Dad',
    createdAt: earlier,
    updatedAt: at,
  }),
  notes: written(collections.notes('w1'), 'n1', note, {
    photos: fc.array(fc.record({ path: fc.constant(`/photos/${'b'.repeat(32)}`), portrait: fc.boolean() }), {
      maxLength: 20,
    }),
  }),
  badges: written(
    collections.badges('w1'),
    'guest-added',
    { achievedAt: at, by: 'ana' },
    {
      achievedAt: fc.constant(at),
      by: fc.constant('ana'),
    },
  ),
  badgeEvents: written(collections.badgeEvents('w1'), 'one', { badge: 'guest-added', at }, { at: fc.constant(at) }),
  todayTasks: written(collections.todayTasks('w1'), 'ana', {
    flows: { 'first-steps': { cards: { partner: 'done', notes: 'skipped' }, closed: false }, other: { closed: true } },
    calm: true,
    updatedAt: at,
  }),
};

/** The world of a document: the wedding of Ana, whom Bo helps with everything. */
const around = (path: string, document?: Record<string, unknown>): World => ({
  ...(path.startsWith('weddings/w1/') || path.startsWith('users/') ? { 'weddings/w1': wedding } : {}),
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
  (_name, { collection, id, good, writers }) => {
    const path = `${collection.path}/${id}`;

    it('the example is good in both', () => {
      expect(v.safeParse(collection.schema, asRead(good)).issues).toBeUndefined();
      expect(mayWrite('ana', path, asMade(path, good), around(path))).toBe(true);
    });

    it('whatever the rules let somebody make or change, the schema reads [H-02]', () => {
      fc.assert(
        fc.property(fc.array(spoiling(good), { minLength: 1, maxLength: 2 }), (changes) => {
          const spoilt = changes.reduce((document, change) => {
            try {
              return change(document);
            } catch {
              // An earlier change took the place away.
              return document;
            }
          }, good);
          const made = asMade(path, spoilt);
          const accepted = [
            ...(mayWrite('ana', path, made, around(path)) ? [made] : []),
            ...['ana', 'bo'].flatMap((uid) => (mayWrite(uid, path, spoilt, around(path, good)) ? [spoilt] : [])),
          ];
          for (const document of accepted)
            expect([document, v.safeParse(collection.schema, asRead(document)).issues]).toEqual([document, undefined]);
        }),
        runs,
      );
    });

    it('whatever the schema’s writers make, the rules let them write [H-02]', () => {
      const { entries } = collection.schema as unknown as { entries: Record<string, unknown> };
      const rest = Object.fromEntries(Object.entries(entries).filter(([name]) => !(name in writers)));
      const others = Object.entries(writers).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]));
      const made = fc.record(Object.fromEntries(others) as Record<string, fc.Arbitrary<unknown>>);
      fc.assert(
        fc.property(valuesOf({ type: 'object', entries: rest }), made, (read, own) => {
          const document = { ...(read as object), ...own };
          expect([asRead(document), mayWrite('ana', path, document, around(path))]).toEqual([asRead(document), true]);
        }),
        { ...runs, numRuns: 200 },
      );
    });
  },
);

it.each(['https://evil.example/x.png', '//evil.example/x', '/api/captcha', `/photos/${'a'.repeat(31)}`, ''])(
  'a note names photos that were uploaded here, and no other address: %s [H-18]',
  (path) => {
    const place = 'weddings/w1/notes/n1';
    const pictured = { ...note, photos: [...note.photos, { path, portrait: true }] };
    expect(mayWrite('bo', place, note, around(place))).toBe(true);
    expect(mayWrite('bo', place, pictured, around(place))).toBe(false);
  },
);

describe('a wedding that somebody spoilt before', () => {
  it('is read field by field: what does not fit is as if nobody had set it, and the rest stands [H-02]', () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(weddingSchema.entries)), hostileValue, (field, value) => {
        const read = v.safeParse(mendedWeddingSchema, asRead({ ...wedding, [field]: value }));
        expect(read.issues).toBeUndefined();
        expect(v.is(weddingSchema, read.output)).toBe(true);
        const whole = v.parse(weddingSchema, asRead(wedding));
        const { [field as keyof typeof whole]: _one, ...others } = whole;
        expect(read.output).toMatchObject(others);
      }),
      runs,
    );
  });

  it('keeps nobody from changing its other fields [H-02]', () => {
    for (const field of ['badges', 'preferences', 'location', 'costs', 'weddingDate', 'image']) {
      const spoilt = { ...wedding, [field]: { x: 'boom' } };
      const mended = { ...spoilt, budget: 7 };
      expect([field, mayWrite('bo', 'weddings/w1', mended, { 'weddings/w1': spoilt })]).toEqual([field, true]);
      expect([
        field,
        mayWrite('ana', 'weddings/w1', { ...spoilt, partners: ['Ana'] }, { 'weddings/w1': spoilt }),
      ]).toEqual([field, true]);
    }
  });
});

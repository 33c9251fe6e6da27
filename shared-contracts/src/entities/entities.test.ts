import * as v from 'valibot';
import { collections, readDocument, readDocuments } from '../collections';
import { budgetInitFormSchema, customSupplierFormSchema, reviewFormSchema, ukCustomSupplierFormSchema } from '../forms';
import {
  badgeIds,
  badgeThreshold,
  conversationSchema,
  datePickerDateSchema,
  enquirySchema,
  inboxConversationOf,
  inboxConversationSchema,
  isBadgeAchieved,
  isNewNote,
  isSubtask,
  lacksEmail,
  orderedCards,
  realWeddingSchema,
  reviewFeedbackSchema,
  searchLocationSchema,
  subtasksOf,
  supplierDataSchema,
  supplierProfileSchema,
  todayTaskFlowSchema,
  userSchema,
  videoSchema,
  videoSources,
  weddingDay,
  weddingSchema,
} from '.';

/** Dotted paths of a schema's fields, arrays and optional fields opened. */
const fieldsOf = (schema: unknown, prefix = ''): string[] => {
  const { entries, wrapped, item } = schema as { entries?: object; wrapped?: unknown; item?: unknown };
  if (wrapped !== undefined) return fieldsOf(wrapped, prefix);
  if (item !== undefined) return fieldsOf(item, prefix);
  return Object.entries(entries ?? {}).flatMap(([name, field]) => [
    `${prefix}${name}`,
    ...fieldsOf(field, `${prefix}${name}.`),
  ]);
};

const has = (schema: unknown, fields: string): void => {
  expect(fieldsOf(schema)).toEqual(expect.arrayContaining(fields.split(/\s+/).filter((field) => field !== '')));
};

/** Fields of stored documents; the id is the document's name and comes with reading. */
const hasStored = (collection: Parameters<typeof readDocument>[0], document: object, fields: string): void => {
  has(collection.schema, fields);
  expect(readDocument(collection, 'id1', document)).toMatchObject({ ok: true, value: { id: 'id1' } });
};

const at = '2026-11-01T10:00:00.000Z';

const wedding = {
  partners: ['Maya', 'Tom'],
  date: '2027-09-11',
  location: { name: 'Bath', adminArea: ['England', 'Somerset'], country: 'GB', providerId: 'p1' },
  l10n: { country: 'GB', language: 'en', locale: 'en-GB', currency: 'GBP' },
  tasks: { total: 180, done: 3, initializedAt: at },
  guests: { count: 2 },
  suppliers: { count: 1 },
  bookings: { venue: false },
  roles: { u1: 'owner' },
  createdAt: at,
};

describe('the wedding profile', () => {
  it('has every field of the specification [S3-wedding-01]', () => {
    hasStored(
      collections.weddings(),
      {
        ...wedding,
        engagementDate: '2026-01-02',
        website: 'maya-and-tom',
        costs: { actual: 100, estimate: 200 },
        preferences: { style: { rustic: true } },
        events: { main: 'e1' },
        badges: { 'guest-added': 1 },
        users: [{ id: 'u1', name: 'Maya', role: 'owner' }],
      },
      `date weddingDate engagementDate location.name location.adminArea location.country location.providerId
       l10n.country l10n.language l10n.locale l10n.currency budget costs.actual costs.estimate
       tasks.total tasks.done tasks.initializedAt guests.count suppliers.count roles website
       bookings.venue preferences events.main badges users`,
    );
  });

  it('has a budget of 0 until one is set [S9-limits-10]', () => {
    expect(v.parse(weddingSchema, wedding).budget).toBe(0);
  });

  it('has one day under two names', () => {
    expect(weddingDay({ date: null, weddingDate: '2027-01-01' })).toBe('2027-01-01');
    expect(weddingDay({ date: '2027-02-02', weddingDate: '2027-01-01' })).toBe('2027-02-02');
  });

  it.each([
    { badge: 'first-message-sent', total: 180, reached: 1 },
    { badge: 'ten-tasks-done', total: 180, reached: 10 },
    { badge: 'half-checklist-done', total: 180, reached: 90 },
    { badge: 'half-checklist-done', total: 181, reached: 91 },
    { badge: 'half-checklist-done', total: 0, reached: 1 },
  ] as const)(
    'achieves $badge of $total tasks at $reached, not before [S3-wedding-02]',
    ({ badge, total, reached }) => {
      expect(isBadgeAchieved(badge, reached - 1, total)).toBe(false);
      expect(isBadgeAchieved(badge, reached, total)).toBe(true);
      expect(badgeIds.every((id) => badgeThreshold(id, total) >= 1)).toBe(true);
    },
  );
});

it('reads a user with every field [S3-user-01]', () => {
  hasStored(
    collections.users(),
    {
      kind: 'couple',
      contacts: { email: 'maya@example.com' },
      name: 'Maya',
      provider: 'password',
      registeredAt: at,
      createdAt: at,
      l10n: { locale: 'en-GB', currency: 'GBP', viewerCountry: 'GB' },
      weddingId: 'w1',
      supplierId: null,
      collaborator: true,
      actions: {
        hasViewedGuestlist: false,
        hasViewedShortlist: false,
        hasSeenRecommendedSuppliers: false,
        hasSeenBudgetWarningModal: false,
      },
    },
    `contacts.email provider registeredAt createdAt l10n.locale l10n.currency l10n.viewerCountry
     actions.hasViewedGuestlist actions.hasViewedShortlist actions.hasSeenRecommendedSuppliers
     actions.hasSeenBudgetWarningModal collaborator`,
  );
  expect(v.safeParse(userSchema, { kind: 'king' }).success).toBe(false);
});

it('reads a task with every field [S3-task-01]', () => {
  hasStored(
    collections.tasks('w1'),
    {
      group: 't1',
      name: null,
      i18nKey: 'task.book-venue',
      key: 'book-venue',
      category: 'venue',
      done: false,
      custom: false,
      active: true,
      assignee: null,
      period: '12-plus',
      order: 1.01,
      createdAt: at,
      updatedAt: at,
    },
    'group name i18nKey key done custom active assignee period order createdAt updatedAt',
  );
});

it('knows subtasks by their group, which is the parent’s id [S3-task-02]', () => {
  const task = (id: string, group: string, order: number) => ({ id, group, order });
  const tasks = [task('a2', 'a', 1.02), task('a', 'a', 1), task('b', 'b', 2), task('a1', 'a', 1.01)];
  expect(subtasksOf(tasks, 'a').map(({ id }) => id)).toEqual(['a1', 'a2']);
  expect(subtasksOf(tasks, 'b')).toEqual([]);
  expect(tasks.filter(isSubtask).map(({ id }) => id)).toEqual(['a2', 'a1']);
});

it('reads a shortlisted supplier with every field, and one that has only the first ones [S3-shortlist-01]', () => {
  const first = {
    type: 'venues',
    slug: 'larkfield',
    name: 'Larkfield',
    publicId: 'p1',
    shortlisted: true,
    booked: false,
    enquired: false,
    ignored: false,
    customSupplier: false,
    updatedAt: at,
  };
  hasStored(
    collections.shortlist('w1'),
    first,
    `type slug name publicId shortlisted booked enquired ignored customSupplier tier county town country countryCode
     l10n.country l10n.language address.adminArea seo.urlSlug _translations price notes visitDate`,
  );
  const full = {
    ...first,
    tier: 2.5,
    county: 'Somerset',
    town: 'Bath',
    country: 'United Kingdom',
    countryCode: 'GB',
    l10n: { country: 'GB', language: 'en' },
    address: { adminArea: ['England', 'Somerset'] },
    seo: { urlSlug: 'larkfield-bath' },
    _translations: { de: { description: 'Ein Haus' } },
    price: { amount: 450_000, currency: 'GBP' },
    notes: 'Ask about the barn',
    visitDate: '2026-12-01',
  };
  expect(readDocument(collections.shortlist('w1'), 's1', full)).toEqual({ ok: true, value: { ...full, id: 's1' } });
});

it('has every field of the custom supplier form [S3-custom-supplier-01]', () => {
  for (const schema of [ukCustomSupplierFormSchema, customSupplierFormSchema])
    has(schema, 'name type email website phone postcode address town county country professional notes price');
});

it('has every field of a review’s feedback; the user may be missing [S3-feedback-01]', () => {
  has(
    reviewFeedbackSchema,
    'type stars dateWedding from body name title email user photos photos.path photos.portrait',
  );
  const feedback = {
    type: 'review',
    stars: 5,
    dateWedding: '2026-06-06',
    from: 'Bath',
    body: 'Lovely.',
    name: 'Maya',
    title: 'Lovely',
    email: 'maya@example.com',
    photos: [{ path: 'a.webp', portrait: true }],
  };
  expect(v.parse(reviewFeedbackSchema, feedback)).toEqual(feedback);
});

it('has every field of the review form [S3-review-form-01]', () => {
  has(
    reviewFormSchema('2026-11-20'),
    `stars title message from weddingDate name email photo.public_id photo.ext photo.portrait photo.imageUrl
     recaptchaComplete`,
  );
});

it('reads a cost with every field; amounts begin at 0 [S3-cost-01]', () => {
  const cost = { name: 'Flowers', supplierType: 'florists', group: 'flowers' };
  hasStored(collections.costs('w1'), cost, 'name supplierType group estimate actual notes');
  expect(v.parse(collections.costs('w1').schema, cost)).toMatchObject({ estimate: 0, actual: 0, notes: '' });
});

it('has every field of the budget’s first form; categories are optional [S3-budget-init-01]', () => {
  has(budgetInitFormSchema, 'budget guestsEstimate timeOfWeek timeOfYear year categories');
  const form = { budget: 2_000_000, guestsEstimate: 80, timeOfWeek: 'saturday', timeOfYear: 'summer', year: 2027 };
  expect(v.parse(budgetInitFormSchema, form)).toEqual(form);
});

it('reads a guest with every field [S3-guest-01]', () => {
  hasStored(
    collections.guests('w1'),
    { name: 'Ada', head: null, contacts: { email: ' ' }, rsvp: { e1: 'attending' } },
    'head contacts.email address location rsvp invitationType plusOne',
  );
});

it.each([[undefined], [null], [''], ['  ']])('counts the e-mail %j of a guest as missing', (email) => {
  expect(lacksEmail({ contacts: { email } })).toBe(true);
  expect(lacksEmail({ contacts: { email: 'a@example.com' } })).toBe(false);
});

it('reads a wedding event with every field [S3-event-01]', () => {
  hasStored(
    collections.events('w1'),
    {
      type: 'main',
      name: '',
      date: null,
      time: { startTime: '14:00' },
      place: '',
      description: '',
      attire: '',
      visible: true,
      featured: false,
      supplier: null,
      createdAt: at,
      updatedAt: at,
    },
    'type name date time.startTime description attire visible featured supplier createdAt updatedAt',
  );
});

it('reads a note with every field and knows a new one by its times [S3-note-01]', () => {
  const note = { title: 'Dress', body: '', photos: [], createdAt: at, updatedAt: at };
  hasStored(collections.notes('w1'), note, 'title body photos createdAt updatedAt');
  expect(isNewNote(note)).toBe(true);
  expect(isNewNote({ ...note, updatedAt: '2026-11-01T10:00:01.000Z' })).toBe(false);
});

it('a note’s photos are those that were uploaded here: another address is left out, the note is read [H-18]', () => {
  const own = { path: `/photos/${'a'.repeat(32)}`, portrait: true };
  const foreign = ['https://evil.example/p', '//evil.example/p', '/api/session', `${own.path}/../../x`, ''];
  const note = { title: 'Dress', body: '', createdAt: at, updatedAt: at };
  const photos = [...foreign.map((path) => ({ path, portrait: true })), own];
  expect(v.parse(collections.notes('w1').schema, { ...note, photos })).toMatchObject({ title: 'Dress', photos: [own] });
});

it('has a search location’s status, draft and selected; the country code must be valid [S3-search-location-01]', () => {
  const place = 'area placeId searchText searchType countryCode';
  has(searchLocationSchema, 'status draft selected');
  has(searchLocationSchema.entries.draft, place);
  has(searchLocationSchema.entries.selected, place);
  const draft = { area: null, placeId: null, searchText: 'Bat', searchType: 'autocomplete', countryCode: 'GB' };
  expect(v.is(searchLocationSchema, { status: 'draft', draft, selected: null })).toBe(true);
  expect(v.is(searchLocationSchema, { status: 'draft', draft: { ...draft, countryCode: 'XX' }, selected: null })).toBe(
    false,
  );
});

it('has every field of the date picker’s date [S3-date-picker-01]', () => {
  has(datePickerDateSchema, 'year month day season weekDay yearUndecided monthUndecided dayUndecided');
});

it('has every field of a real wedding [S3-real-wedding-01]', () => {
  has(
    realWeddingSchema,
    `url photos photoUrl venueUrl suppliers.supplierId suppliers.supplierName suppliers.supplierPublicId
     suppliers.supplierCategory suppliers.address suppliers.seoUrlSlug suppliers.role`,
  );
});

it('knows four video sources and nothing else [S3-video-01] [S9-limits-05]', () => {
  expect(videoSources).toEqual(['youtube', 'vimeo', 'matterport', 'googlemaps']);
  has(videoSchema, 'source sourceId');
  expect(v.is(videoSchema, { source: 'vimeo', sourceId: '123' })).toBe(true);
  expect(v.is(videoSchema, { source: 'elsewhere', sourceId: '123' })).toBe(false);
});

it('has every field of an enquiry; its source is concierge [S3-enquiry-01]', () => {
  has(enquirySchema, 'message userId profileId captchaToken intent budgetMatch contactedSupplier source');
  expect(v.is(enquirySchema.entries.source, 'concierge')).toBe(true);
  expect(v.is(enquirySchema.entries.source, 'web')).toBe(false);
});

it('shows each side of a conversation its own unread count [S3-conversation-01]', () => {
  has(inboxConversationSchema, 'id isUnread unreadMessageCount lastMessage.createdAt custom.repliedByCouple');
  const stored = v.parse(conversationSchema, {
    weddingId: 'w1',
    supplierId: 'GB123456',
    supplierName: 'Larkfield',
    supplierType: 'venues',
    supplierSlug: 'larkfield',
    coupleName: 'Maya & Tom',
    weddingDate: null,
    memberUids: ['u1'],
    unread: { couple: 2, supplier: 0 },
    lastMessage: { body: 'Hello', from: 'supplier', createdAt: at },
    custom: { repliedByCouple: null },
    createdAt: at,
  });
  const couples = inboxConversationOf({ ...stored, id: 'c1' }, 'couple');
  expect(v.parse(inboxConversationSchema, couples)).toMatchObject({ id: 'c1', isUnread: true, unreadMessageCount: 2 });
  expect(inboxConversationOf({ ...stored, id: 'c1' }, 'supplier').isUnread).toBe(false);
});

it('has all that is loaded for a supplier’s profile; what is internal is no part of the couple’s [S3-supplier-01]', () => {
  has(
    supplierDataSchema,
    `achievements appsConnected badges brochures fairs hasBadDebtCoupleside offers packages premium questions
     recommendations relations seoIndex videos`,
  );
  expect(fieldsOf(supplierProfileSchema)).not.toContain('hasBadDebtCoupleside');
  expect(v.parse(supplierDataSchema.entries.seoIndex, undefined)).toBe(true);
});

it('has a flow’s name and active flag, and its cards in their order [S3-flow-01] [D-flow-04]', () => {
  const card = (id: string, order: number) => ({ id, order, kind: 'task', i18nKey: `card.${id}` });
  const flow = v.parse(todayTaskFlowSchema, {
    name: 'first-steps',
    active: true,
    cards: [card('b', 20), card('a', 10)],
  });
  expect(orderedCards(flow).map(({ id }) => id)).toEqual(['a', 'b']);
  expect(v.is(todayTaskFlowSchema, { name: 'first-steps', cards: [] })).toBe(false);
});

it('reports a malformed document and leaves it out, and reads the others', () => {
  const reports: string[] = [];
  const cost = { name: 'Flowers', supplierType: null, group: 'flowers' };
  const read = readDocuments(
    collections.costs('w1'),
    [
      { id: 'a', data: cost },
      { id: 'b', data: { name: 7 } },
      { id: 'c', data: null },
    ],
    (path) => reports.push(path),
  );
  expect(read.map(({ id }) => id)).toEqual(['a']);
  expect(reports).toEqual(['weddings/w1/costs/b', 'weddings/w1/costs/c']);
});

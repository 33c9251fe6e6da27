import { collections } from '@posy/shared-contracts/collections';
import { supplierConstants, translationLanguages } from '@posy/shared-contracts/constants';
import { agreedPaymentSchema, attachmentSchema, currencySchema } from '@posy/shared-contracts/entities';
import fc from 'fast-check';
import { valuesOf } from '../schema-values';
import { at, day, earlier, words, written, type WrittenSample } from './written';

const price = { amount: 120_000, currency: 'GBP', basis: 'per-day', condition: 'Monday to Thursday' };
const payment = { id: 'p1', kind: 'deposit', amount: 20_000, currency: 'GBP', due: day, paidOn: null };
const contract = { id: 'a'.repeat(32), name: 'Contract.pdf', type: 'application/pdf', bytes: 380_000 };
const translations = { de: { name: 'Scheune', description: 'Weit' }, fr: { name: 'Grange' } };

/** The people of a supplier: Ana owns it, Bo works there. */
export const supplierAccount: Record<string, unknown> = {
  owners: { ana: 'owner', bo: 'staff' },
  claimedAt: earlier,
  facts: {
    capacityDayMin: 20,
    capacityDayMax: 120,
    capacityEvening: 180,
    rooms: 12,
    sleeps: 24,
    catering: 'listed',
    licence: true,
    stepFree: false,
    corkage: 1500,
    curfew: '00:30',
    travelRadiusKm: 80,
    deliveryWeeks: 6,
  },
  cheapestPrice: price,
  saturdayPrice: { ...price, condition: '' },
  away: { text: 'Back on Monday', until: day },
  updatedAt: at,
};

export const ofSuppliers: Record<string, WrittenSample> = {
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
      state: 'unbooked',
      tier: 2.5,
      county: 'Somerset',
      town: 'Bath',
      country: 'United Kingdom',
      countryCode: 'GB',
      l10n: { country: 'GB', language: 'en' },
      address: { adminArea: ['England', 'Somerset'] },
      seo: { urlSlug: 'barn-bath' },
      _translations: translations,
      price: { amount: 5, currency: 'GBP' },
      quotedPrice: price,
      agreedPrice: { ...price, amount: 100_000 },
      agreedPayments: [payment],
      takenBack: { price, payments: [payment] },
      contract,
      notes: 'Ask about the piano',
      memberNotes: { ana: 'The woodland set!' },
      visitDate: '2026-06-01',
      visitTime: '14:30',
      visitWanted: true,
      holdUntil: '2026-07-01',
      choices: { visit: { ana: '["2026-06-01","14:30"]' }, hold: {}, quoted: {}, agreed: {} },
      askingEnded: 'not-available',
      votes: { ana: 'yes' },
      viewedAt: earlier,
      contact: { email: 'a@b.example', website: 'https://b.example', phone: '1', postcode: 'BA1', address: '1 Hill' },
      professional: true,
      updatedAt: at,
    },
    {
      countryCode: fc.constantFrom('GB', 'DE'),
      l10n: fc.record({ country: fc.constantFrom('GB', 'DE'), language: fc.constantFrom('en', 'de') }),
      address: fc.record({ adminArea: fc.array(words, { maxLength: 2 }) }),
      _translations: fc.dictionary(
        fc.constantFrom(...translationLanguages),
        fc.record({ name: words, description: words }, { requiredKeys: [] }),
      ),
      price: fc.oneof(
        fc.constant(null),
        fc.record({ amount: fc.maxSafeNat(), currency: fc.constantFrom(...currencySchema.options) }),
      ),
      votes: fc.constantFrom({}, { ana: 'no' }),
      memberNotes: fc.constantFrom({}, { ana: 'Kind' }),
      choices: fc.constantFrom({}, { hold: { ana: '["2026-07-01"]', ben: '[null]' } }),
      takenBack: fc.constantFrom(null, { price: null, payments: [payment] }, { price, payments: [payment] }),
      agreedPayments: fc.array(valuesOf(agreedPaymentSchema), { maxLength: supplierConstants.mostAgreedPayments }),
      contract: fc.oneof(fc.constant(null), valuesOf(attachmentSchema)),
    },
  ),
  supplierAccounts: written(
    collections.supplierAccounts(),
    'GB123456',
    supplierAccount,
    { owners: fc.constant(supplierAccount['owners']), claimedAt: fc.constant(earlier) },
    { onlyChanged: true },
  ),
  busyDays: written(
    collections.busyDays('GB123456'),
    day,
    { day, state: 'held', until: '2026-07-01', calendars: ['c1'], updatedAt: at },
    { day: fc.constant(day) },
  ),
  broughtCalendars: written(collections.broughtCalendars('GB123456'), 'c1', {
    name: 'larkfield-2027.ics',
    entries: 46,
    updatedAt: at,
  }),
  replyTemplates: written(collections.replyTemplates('GB123456'), 't1', {
    name: 'Thanks',
    body: 'Thank you for asking.',
    order: 1,
    updatedAt: at,
  }),
  enquiryLabels: written(collections.enquiryLabels('GB123456'), 'l1', {
    name: 'Barn weddings',
    hue: 'fern',
    order: 1,
    updatedAt: at,
  }),
  enquiryFiles: written(
    collections.enquiryFiles('GB123456'),
    'c1',
    { labels: ['l1'], assignedTo: null, updatedAt: at },
    { assignedTo: fc.constantFrom(null, 'bo') },
  ),
};

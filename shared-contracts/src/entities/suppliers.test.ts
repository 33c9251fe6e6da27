import * as v from 'valibot';
import { collections, readDocument } from '../collections';
import { customSupplierFormSchema, ukCustomSupplierFormSchema } from '../forms';
import { at, fieldsOf, has, hasStored } from '../testing/fields';
import {
  realWeddingSchema,
  searchLocationSchema,
  supplierDataSchema,
  supplierProfileSchema,
  videoSchema,
  videoSources,
} from '.';

test('reads a shortlisted supplier with every field, and one that has only the first ones [S3-shortlist-01]', () => {
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

test('has every field of the custom supplier form [S3-custom-supplier-01]', () => {
  for (const schema of [ukCustomSupplierFormSchema, customSupplierFormSchema])
    has(schema, 'name type email website phone postcode address town county country professional notes price');
});

test('has a search location’s status, draft and selected; the country code must be valid [S3-search-location-01]', () => {
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

test('has every field of a real wedding [S3-real-wedding-01]', () => {
  has(
    realWeddingSchema,
    `url photos photoUrl venueUrl suppliers.supplierId suppliers.supplierName suppliers.supplierPublicId
     suppliers.supplierCategory suppliers.address suppliers.seoUrlSlug suppliers.role`,
  );
});

test('knows four video sources and nothing else [S3-video-01] [S9-limits-05]', () => {
  expect(videoSources).toEqual(['youtube', 'vimeo', 'matterport', 'googlemaps']);
  has(videoSchema, 'source sourceId');
  expect(v.is(videoSchema, { source: 'vimeo', sourceId: '123' })).toBe(true);
  expect(v.is(videoSchema, { source: 'elsewhere', sourceId: '123' })).toBe(false);
});

test('has all that is loaded for a supplier’s profile; what is internal is no part of the couple’s [S3-supplier-01]', () => {
  has(
    supplierDataSchema,
    `achievements appsConnected badges brochures fairs hasBadDebtCoupleside offers packages premium questions
     recommendations relations seoIndex videos`,
  );
  expect(fieldsOf(supplierProfileSchema)).not.toContain('hasBadDebtCoupleside');
  expect(v.parse(supplierDataSchema.entries.seoIndex, undefined)).toBe(true);
});

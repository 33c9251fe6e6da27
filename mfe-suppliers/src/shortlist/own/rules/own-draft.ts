import type { StatedPrice } from '@posy/shared-contracts/entities';
import {
  type CustomSupplierForm,
  customSupplierFormFor,
  type FormMessageId,
  readForm,
} from '@posy/shared-contracts/forms';
import { isWebsiteOfOtherDomain } from '@posy/shared-contracts/rules';
import * as v from 'valibot';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { noteFrom } from '#shortlist/rules/entry-edits';
import type { OwnFields } from './own-edits';

/** The draft of a couple's own supplier. */
export const ownDraftSchema = v.object({
  name: v.string(),
  type: v.string(),
  email: v.string(),
  website: v.string(),
  phone: v.string(),
  postcode: v.string(),
  address: v.string(),
  town: v.string(),
  county: v.string(),
  professional: v.boolean(),
  notes: v.string(),
  price: v.nullable(v.number()),
});
export type OwnDraft = v.InferOutput<typeof ownDraftSchema>;

export const emptyDraft: OwnDraft = {
  ...{ name: '', type: '', email: '', website: '', phone: '', postcode: '', address: '', town: '', county: '' },
  ...{ professional: true, notes: '', price: null },
};

/** Returns the couple's own supplier as the form's values, with the note of the member who edits it. */
export const draftOf = (entry: ShortlistEntry, uid: string): OwnDraft => {
  const { name, type, town = '', county = '', professional = true, quotedPrice } = entry;
  const notes = noteFrom(entry, uid);
  const { email = '', website = '', phone = '', postcode = '', address = '' } = entry.contact ?? {};
  const price = quotedPrice?.amount ?? null;
  return { name, type, email, website, phone, postcode, address, town, county, professional, notes, price };
};

/** The fault of a field: one of the form's, or an invalid telephone number. */
export type OwnFault =
  | Extract<
      FormMessageId,
      | 'form.required'
      | 'form.email-invalid'
      | 'form.supplier-email-missing'
      | 'form.website-invalid'
      | 'form.postcode-invalid'
    >
  | 'form.phone-invalid';
export type OwnFaults = Partial<Record<keyof OwnDraft, OwnFault>>;

/** Number of digits of the shortest complete telephone number, by country. */
const fewestDigits: Readonly<Record<string, number>> = { GB: 9, IE: 8, US: 10, FR: 9 };
const fewestElsewhere = 6;
const mostDigits = 15;

const isPhone = (text: string, country: string): boolean => {
  const digits = text.replace(/\D/g, '').length;
  const fewest = fewestDigits[country] ?? fewestElsewhere;
  return /^\+?[\d\s().\-/]+$/.test(text) && digits >= fewest && digits <= mostDigits;
};

export type ReadOwn = { ok: true; values: CustomSupplierForm } | { ok: false; faults: OwnFaults };

/** Validates the form by the rules of the wedding's country. Source: S5-custom-supplier-01. */
export const readOwn = (draft: OwnDraft, country: string): ReadOwn => {
  const read = readForm(customSupplierFormFor(country), draft);
  // The form has its own messages; the fields limit their lengths.
  const faults = (read.ok ? {} : { ...read.faults }) as OwnFaults;
  const phone = draft.phone.trim();
  if (phone !== '' && !isPhone(phone, country)) faults.phone ??= 'form.phone-invalid';
  return read.ok && faults.phone === undefined ? { ok: true, values: read.values } : { ok: false, faults };
};

/** Returns the faults of the fields that were left with a value: what is missing may still come. */
export const faultsOfLeft = (faults: OwnFaults, draft: OwnDraft, left: ReadonlySet<keyof OwnDraft>): OwnFaults =>
  Object.fromEntries(
    (Object.keys(faults) as (keyof OwnDraft)[])
      .filter((field) => left.has(field) && draft[field] !== '')
      .map((field) => [field, faults[field]]),
  );

/** Returns true when both addresses are right, each by itself, but the website is not the e-mail's. */
export const isOfOtherDomain = ({ website, email }: OwnDraft, { website: siteFault, email: emailFault }: OwnFaults) =>
  siteFault === undefined && emailFault === undefined && isWebsiteOfOtherDomain(website, email);

/** Returns the shortlist's fields for the form's values. */
export const fieldsOf = (
  values: CustomSupplierForm,
  { country, currency }: { country: string; currency: StatedPrice['currency'] },
): OwnFields => {
  const { name, type, email, website, phone, postcode, address, town, county, professional, notes, price } = values;
  return {
    ...{ name, type, town, county, professional, note: notes },
    countryCode: country,
    contact: { email, website, phone, postcode, address },
    quotedPrice: price === null ? null : { amount: price, currency, basis: 'total', condition: '' },
  };
};

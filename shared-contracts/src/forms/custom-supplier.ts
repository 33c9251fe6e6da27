import * as v from 'valibot';
import { documentLengths } from '#constants/documents';
import { supplierConstants } from '#constants/suppliers/suppliers';
import { countSchema } from '../entities/common';
import { optionalLink, optionalText, requiredEmail, requiredText } from './fields';
import { messageId } from './form-messages';

/** A UK postcode: area, district, sector and unit; the blank may be missing. */
const postcodePattern = /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i;

const { ownLengths } = supplierConstants;

const common = {
  name: requiredText(ownLengths.name),
  /** Slug of the category. */
  type: requiredText(documentLengths.category),
  website: optionalLink(ownLengths.website),
  phone: optionalText(ownLengths.phone),
  address: optionalText(ownLengths.address),
  town: optionalText(ownLengths.town),
  county: optionalText(ownLengths.county),
  country: optionalText(documentLengths.place),
  /** A business; false for a private person. */
  professional: v.optional(v.boolean(), true),
  notes: optionalText(supplierConstants.notesLength),
  /** Minor units of the wedding's currency; null when unknown. */
  price: v.optional(v.nullable(countSchema), null),
};

/** Empty, or a valid address: where the e-mail may be left out. */
const optionalEmail = v.optional(
  v.union([v.pipe(v.string(), v.trim(), v.literal('')), requiredEmail()], messageId('form.email-invalid')),
  '',
);

/** In the UK: the postcode may be left out but must be well-formed. Source: S5-custom-supplier. */
export const ukCustomSupplierFormSchema = v.object({
  ...common,
  email: optionalEmail,
  postcode: v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text === '' || postcodePattern.test(text), messageId('form.postcode-invalid')),
    ),
    '',
  ),
});

/** Everywhere else: the e-mail is required, with the message of a supplier's missing e-mail. */
export const customSupplierFormSchema = v.object({
  ...common,
  email: requiredEmail('form.supplier-email-missing'),
  postcode: optionalText(ownLengths.postcode),
});

/** The form's schema for a country. */
export const customSupplierFormFor = (country: string) =>
  country === 'GB' ? ukCustomSupplierFormSchema : customSupplierFormSchema;
export type CustomSupplierForm = v.InferOutput<typeof customSupplierFormSchema>;

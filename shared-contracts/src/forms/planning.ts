import * as v from 'valibot';
import { guestLengths } from '#constants/wedding/lengths';
import { countSchema } from '../entities/common';
import { invitationTypes } from '../entities/guests/invitation-types';
import { checkEnquiryMessage } from '../rules/suppliers/enquiry-rules';
import { optionalText, requiredEmail, requiredText } from './fields';
import { messageId } from './form-messages';

const whole = v.pipe(
  v.number(messageId('form.number-invalid')),
  v.safeInteger(messageId('form.number-invalid')),
  v.minValue(0, messageId('form.number-invalid')),
);

/** Form of the first budget: money in minor units. Source: S3-budget-init-01. */
export const budgetInitFormSchema = v.object({
  budget: v.optional(countSchema, 0),
  guestsEstimate: whole,
  timeOfWeek: v.picklist(['weekday', 'friday', 'saturday', 'sunday', 'undecided']),
  timeOfYear: v.picklist(['spring', 'summer', 'autumn', 'winter', 'undecided']),
  year: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1900), v.maxValue(2200))),
  /** Cost groups to plan for; all of them when left out. */
  categories: v.optional(v.array(v.string())),
});
export type BudgetInitForm = v.InferOutput<typeof budgetInitFormSchema>;

/** A guest as typed in. The e-mail may be left out. */
export const guestFormSchema = v.object({
  name: requiredText(guestLengths.name),
  email: v.optional(
    v.union([v.pipe(v.string(), v.trim(), v.literal('')), requiredEmail()], messageId('form.email-invalid')),
    '',
  ),
  address: optionalText(guestLengths.address),
  location: optionalText(guestLengths.location),
  invitationType: v.optional(v.picklist(invitationTypes), 'day'),
  plusOne: v.optional(v.boolean(), false),
});
export type GuestForm = v.InferOutput<typeof guestFormSchema>;

/** An enquiry as it is written: the message check names what is wrong. Source: D-enquiry-message. */
export const enquiryFormSchema = v.object({
  message: v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => checkEnquiryMessage(text) !== 'too-short', messageId('form.message-too-short')),
    v.check((text) => checkEnquiryMessage(text) !== 'too-long', messageId('form.message-too-long')),
    v.check((text) => checkEnquiryMessage(text) !== 'too-many-links', messageId('form.message-too-many-links')),
  ),
  intent: v.optional(v.picklist(['enquiry', 'visit', 'availability']), 'enquiry'),
  budgetMatch: v.optional(v.boolean(), false),
});
export type EnquiryForm = v.InferOutput<typeof enquiryFormSchema>;

/**
 * Ids of the messages that a form's schema answers with, and their words in the source language, as the specification
 * has them. Screens look the id up in their catalogue. Source: S5-custom-supplier, S5-review, S5-login.
 */
export const formMessages = {
  'form.stars-required': "Oops, don't forget to give the supplier a star rating!",
  'form.email-invalid': "Hmm.. are you sure that's right?",
  'form.captcha-required': 'Tick the box to help us fight spambots ;-)',
  'form.month-or-season-required': 'Please choose a month or season.',
  'form.day-or-weekday-required': 'Please choose a day or weekday.',
  'form.field-required': 'Please choose a {field}.',
  'form.month-first': 'Please choose a month first.',
  'form.required': 'Please fill this in.',
  'form.email-required': 'Please enter an email address.',
  'form.supplier-email-missing': 'Please enter the supplier’s email address.',
  'form.website-invalid': 'Please enter a link, such as https://example.com.',
  'form.postcode-invalid': 'Please enter a whole postcode, such as BA1 1AA.',
  'form.password-required': 'Please enter your password.',
  'form.password-too-short': 'Please use 8 characters or more.',
  'form.password-common': 'That password is one of the commonest: please choose another.',
  'form.message-too-short': 'Please write at least 20 characters.',
  'form.message-too-long': 'Please write at most 2,000 characters.',
  'form.message-too-many-links': 'Please use at most 3 links.',
  'form.number-invalid': 'Please enter a whole number from 0 up.',
} as const;

/** The id of a form's message; a schema's issue carries it as its `message`. */
export type FormMessageId = keyof typeof formMessages;

/** Keeps the id's type where valibot wants any text. */
export const messageId = (id: FormMessageId): FormMessageId => id;

import fc from 'fast-check';
import * as v from 'valibot';
import type { DatePickerDate } from '../entities';
import {
  changeEmailFormSchema,
  customSupplierFormFor,
  datePickerFault,
  enquiryFormSchema,
  formMessages,
  guestFormSchema,
  loginFormSchema,
  readForm,
  resetPasswordFormSchema,
  reviewFormSchema,
  reviewPhoto,
  withYear,
} from '.';

const faultsOf = <T>(schema: v.GenericSchema<unknown, T>, input: unknown): Record<string, string> => {
  const read = readForm(schema, input);
  return read.ok ? {} : read.faults;
};

test('words its messages as the specification does', () => {
  expect(formMessages).toMatchObject({
    'form.stars-required': "Oops, don't forget to give the supplier a star rating!",
    'form.email-invalid': "Hmm.. are you sure that's right?",
    'form.captcha-required': 'Tick the box to help us fight spambots ;-)',
    'form.month-or-season-required': 'Please choose a month or season.',
    'form.day-or-weekday-required': 'Please choose a day or weekday.',
    'form.field-required': 'Please choose a {field}.',
    'form.month-first': 'Please choose a month first.',
  });
});

describe('the review form', () => {
  const today = '2026-11-20';
  const whole = {
    stars: 4,
    title: 'Lovely',
    message: 'They were lovely.',
    weddingDate: '2026-06-06',
    name: 'Maya',
    email: 'maya@example.com',
    recaptchaComplete: true,
  };

  test('accepts a whole review', () => {
    expect(readForm(reviewFormSchema(today), whole)).toMatchObject({ ok: true, values: { ...whole, photo: null } });
  });
  test.each([0, -1, 2.5, 6, null, undefined, '4'])('refuses %p stars with its message', (stars) => {
    expect(faultsOf(reviewFormSchema(today), { ...whole, stars })).toEqual({ stars: 'form.stars-required' });
  });
  test.each(['title', 'message', 'name', 'weddingDate'])('requires the %s', (field) => {
    expect(faultsOf(reviewFormSchema(today), { ...whole, [field]: '' })).toEqual({ [field]: 'form.required' });
  });
  test('refuses a bad e-mail and a missing tick with their messages', () => {
    expect(faultsOf(reviewFormSchema(today), { ...whole, email: 'maya@', recaptchaComplete: false })).toEqual({
      email: 'form.email-invalid',
      recaptchaComplete: 'form.captcha-required',
    });
  });
  test('replaces a date after today by today, and only such a one', () => {
    const dateOf = (weddingDate: string) => v.parse(reviewFormSchema(today), { ...whole, weddingDate }).weddingDate;
    expect(dateOf('2026-11-21')).toBe(today);
    expect(dateOf(today)).toBe(today);
    expect(dateOf('2026-11-19')).toBe('2026-11-19');
  });
  test.each([
    ['me.JPG', 'jpg'],
    ['a.b.png', 'png'],
    ['none', ''],
    ['.hidden', ''],
  ])('takes the extension of %s from the name', (fileName, ext) => {
    expect(reviewPhoto('p1', fileName, false, 'https://example.com/p1').ext).toBe(ext);
  });
});

describe('signing in', () => {
  const schema = loginFormSchema((password) => password === 'password1');
  test('requires a valid e-mail and a password that passes the simple rule', () => {
    expect(faultsOf(schema, { email: '', password: '' })).toEqual({
      email: 'form.email-required',
      password: 'form.password-required',
    });
    expect(faultsOf(schema, { email: 'x', password: 'short' })).toEqual({
      email: 'form.email-invalid',
      password: 'form.password-too-short',
    });
    expect(faultsOf(schema, { email: 'a@example.com', password: 'Password1' })).toEqual({
      password: 'form.password-common',
    });
    expect(faultsOf(schema, { email: 'a@example.com', password: 'violet larkspur' })).toEqual({});
  });
  test.each([
    ['reset password', resetPasswordFormSchema],
    ['change e-mail', changeEmailFormSchema],
  ])('%s: the e-mail is required and valid', (_name, form) => {
    expect(faultsOf(form, { email: ' ' })).toEqual({ email: 'form.email-required' });
    expect(faultsOf(form, { email: 'nobody' })).toEqual({ email: 'form.email-invalid' });
    expect(faultsOf(form, { email: ' a@example.com ' })).toEqual({});
  });
});

describe('a custom supplier', () => {
  const uk = customSupplierFormFor('GB');
  const other = customSupplierFormFor('DE');
  test('in the UK needs name and type; e-mail and postcode may be missing', () => {
    expect(faultsOf(uk, { name: 'Aunt May', type: 'cakes' })).toEqual({});
    expect(faultsOf(uk, { name: ' ', type: '' })).toEqual({ name: 'form.required', type: 'form.required' });
  });
  test('in the UK refuses what is not well-formed', () => {
    const input = { name: 'May', type: 'cakes', email: 'may', website: 'not a link', postcode: 'BA1' };
    expect(faultsOf(uk, input)).toEqual({
      email: 'form.email-invalid',
      website: 'form.website-invalid',
      postcode: 'form.postcode-invalid',
    });
    expect(faultsOf(uk, { ...input, email: 'm@example.com', website: 'example.com', postcode: 'ba1 1aa' })).toEqual({});
  });
  test('elsewhere needs an e-mail, and takes any postcode', () => {
    expect(faultsOf(other, { name: 'May', type: 'cakes', email: '', postcode: '10115' })).toEqual({
      email: 'form.supplier-email-missing',
    });
    expect(faultsOf(other, { name: 'May', type: 'cakes', email: 'may' })).toEqual({ email: 'form.email-invalid' });
  });
  test.each(['javascript:alert(1)', 'ftp://example.com', 'https://', 'word'])('takes %s for no link', (website) => {
    expect(faultsOf(uk, { name: 'May', type: 'cakes', website })).toEqual({ website: 'form.website-invalid' });
  });
});

describe('the date picker', () => {
  const empty: DatePickerDate = {
    year: null,
    month: null,
    day: null,
    season: null,
    weekDay: null,
    yearUndecided: false,
    monthUndecided: false,
    dayUndecided: false,
  };
  const all = { seasons: true, weekDays: true };
  const none = { seasons: false, weekDays: false };
  test('requires the year unless undecided', () => {
    expect(datePickerFault('year', empty, all)).toEqual({ id: 'form.field-required', field: 'year' });
    expect(datePickerFault('year', { ...empty, yearUndecided: true }, all)).toBeNull();
  });
  test('requires the month, or a season where seasons are shown', () => {
    expect(datePickerFault('month', empty, all)?.id).toBe('form.month-or-season-required');
    expect(datePickerFault('month', empty, none)).toEqual({ id: 'form.field-required', field: 'month' });
    expect(datePickerFault('month', { ...empty, season: 'summer' }, all)).toBeNull();
    expect(datePickerFault('month', { ...empty, season: 'summer' }, none)?.id).toBe('form.field-required');
  });
  test('needs a month before the day, then a day or a weekday', () => {
    expect(datePickerFault('day', empty, all)?.id).toBe('form.month-first');
    const june = { ...empty, year: 2027, month: 6 };
    expect(datePickerFault('day', june, all)?.id).toBe('form.day-or-weekday-required');
    expect(datePickerFault('day', june, none)).toEqual({ id: 'form.field-required', field: 'day' });
    expect(datePickerFault('day', { ...june, weekDay: 'saturday' }, all)).toBeNull();
  });
  test('resets month and day, and what stood for them, with another year only', () => {
    const date = { ...empty, year: 2027, month: 6, day: 5 };
    expect(withYear(date, 2028)).toEqual({ ...empty, year: 2028 });
    expect(withYear({ ...empty, year: 2027, season: 'summer' }, 2028)).toEqual({ ...empty, year: 2028 });
    expect(withYear(date, 2027)).toBe(date);
  });
});

test('names what is wrong with an enquiry’s message', () => {
  expect(faultsOf(enquiryFormSchema, { message: 'Hello' })).toEqual({ message: 'form.message-too-short' });
  expect(faultsOf(enquiryFormSchema, { message: 'a'.repeat(2001) })).toEqual({ message: 'form.message-too-long' });
  expect(faultsOf(enquiryFormSchema, { message: 'https://a.example '.repeat(4) })).toEqual({
    message: 'form.message-too-many-links',
  });
});

test('lets a guest have no e-mail, but no bad one', () => {
  expect(faultsOf(guestFormSchema, { name: 'Ada' })).toEqual({});
  expect(faultsOf(guestFormSchema, { name: 'Ada', email: 'ada' })).toEqual({ email: 'form.email-invalid' });
});

test('never throws, whatever is typed in, and answers with ids only', () => {
  const known = new Set(Object.keys(formMessages));
  fc.assert(
    fc.property(fc.record({ email: fc.string(), password: fc.string() }), (input) => {
      const faults = faultsOf(
        loginFormSchema(() => false),
        input,
      );
      return Object.values(faults).every((fault) => known.has(fault));
    }),
  );
});

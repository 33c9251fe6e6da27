import { exampleEntry } from '#testing/example-entry';
import { duplicateOf, isSameName } from './duplicates';
import { draftOf, emptyDraft, fieldsOf, type OwnDraft, readOwn } from './own-draft';

const jo: OwnDraft = { ...emptyDraft, name: 'Jo’s Cakes', type: 'cakes' };
const faultsOf = (draft: Partial<OwnDraft>, country: string) => {
  const read = readOwn({ ...jo, ...draft }, country);
  return read.ok ? {} : read.faults;
};

test('in the UK name and type are required, nothing else [S5-custom-supplier-01] [S5-custom-supplier-02]', () => {
  expect(faultsOf({}, 'GB')).toEqual({});
  expect(faultsOf({ name: '  ', type: '' }, 'GB')).toEqual({ name: 'form.required', type: 'form.required' });
});

test('in the UK e-mail, website and postcode are well-formed when they are there [S5-custom-supplier-03] [S5-custom-supplier-04] [S5-custom-supplier-05]', () => {
  expect(faultsOf({ email: 'jo@', website: 'joscakes', postcode: 'BA2 7' }, 'GB')).toEqual({
    email: 'form.email-invalid',
    website: 'form.website-invalid',
    postcode: 'form.postcode-invalid',
  });
  expect(faultsOf({ email: 'jo@jo.example', website: 'jo.example', postcode: 'ba2 7ab' }, 'GB')).toEqual({});
});

test('elsewhere name, type and e-mail are required, the e-mail with its own message [S5-custom-supplier-06] [S5-custom-supplier-07] [S5-custom-supplier-08]', () => {
  expect(faultsOf({ name: '', type: '' }, 'DE')).toEqual({
    name: 'form.required',
    type: 'form.required',
    email: 'form.supplier-email-missing',
  });
  expect(faultsOf({ email: 'jo@jo.example' }, 'DE')).toEqual({});
});

test('elsewhere the e-mail must be valid and the website a link; any postcode will do [S5-custom-supplier-09] [S5-custom-supplier-10]', () => {
  expect(faultsOf({ email: 'jo', website: 'joscakes', postcode: '1' }, 'FR')).toEqual({
    email: 'form.email-invalid',
    website: 'form.website-invalid',
  });
  expect(faultsOf({ email: 'jo@jo.example', website: 'jo.example', postcode: '10115' }, 'DE')).toEqual({});
});

test.each([
  ['01225 55', 'form.phone-invalid'],
  ['ask Tom', 'form.phone-invalid'],
  ['1234567890123456', 'form.phone-invalid'],
  ['+44 (0)1225 555-010', undefined],
  ['', undefined],
])('the phone number %p can be called or is a fault', (phone, fault) => {
  expect(faultsOf({ phone }, 'GB')).toEqual(fault === undefined ? {} : { phone: fault });
});

describe('a duplicate', () => {
  const contact = {
    ...{ email: 'jo@jo.example', website: 'https://www.jo.example/', phone: '+44 1225 555010' },
    ...{ postcode: '', address: '' },
  };
  const known = { id: 'c1', name: 'Jos Cakes', type: 'cakes', town: 'Bath', contact };
  test.each([
    [{ phone: '01225 555 010' }, 'phone'],
    [{ email: ' JO@jo.example' }, 'email'],
    [{ website: 'http://jo.example' }, 'website'],
    [{ town: 'bath' }, 'place'],
  ] as const)('has the name and %p', (typed, shares) => {
    expect(duplicateOf({ ...jo, name: 'Jos  CAKES', ...typed }, [known])).toEqual({ known, shares });
  });
  test('has not the name alone, nor a contact detail alone', () => {
    expect(duplicateOf({ ...jo, name: 'Jos Cakes' }, [known])).toBeNull();
    expect(duplicateOf({ ...jo, name: 'Another', phone: '01225 555 010' }, [known])).toBeNull();
  });
  test('is recognised however the name is written', () => {
    expect(isSameName('Café Müller & Söhne', 'cafe muller and sohne')).toBe(true);
    expect(isSameName('—', '!')).toBe(false);
  });
});

test('what was typed stands on the list as it was typed, and is shown again', () => {
  const draft: OwnDraft = { ...jo, email: 'jo@jo.example', town: 'Bath', price: 32000, professional: false };
  const read = readOwn(draft, 'GB');
  const fields = fieldsOf(read.ok ? read.values : ({} as never), { country: 'GB', currency: 'GBP' });
  expect(fields).toMatchObject({
    countryCode: 'GB',
    professional: false,
    quotedPrice: { amount: 32000, currency: 'GBP', basis: 'total', condition: '' },
    contact: { email: 'jo@jo.example', website: '', phone: '', postcode: '', address: '' },
  });
  expect(draftOf(exampleEntry({ customSupplier: true, ...fields }), 'u1')).toEqual({ ...draft, county: '' });
});

import type { messages as source } from './en-GB';

/** Only the texts that differ from en-GB. */
export const messages: Partial<Record<keyof typeof source, string>> = {
  'own.title': 'Add your own vendor',
  'own.find.example': 'The vendor’s name',
  'own.postcode': 'ZIP code',
  'own.town': 'City',
  'own.add': 'Add vendor',
  'own.form.supplier-email-missing': 'Please enter the vendor’s email address.',
  'own.exists.onList':
    'The same name and {shares, select, email {email} phone {phone number} website {website} other {city}} are on your shortlist. Change these if it’s somebody else.',
  'own.exists.inDirectory':
    'Same name and {shares, select, email {email} phone {phone number} website {website} other {city}}. <take>Shortlist that one</take>, or change these if it’s somebody else.',
  'own.find.title': 'Add a vendor',
};

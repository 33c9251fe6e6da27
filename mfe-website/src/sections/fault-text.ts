import type { IntlShape } from 'react-intl';
import type { WordsFault } from './rules/section-faults';

/** The messages for words that are not stored because of a fault. */
const faultWords = {
  'too-long': 'sections.fault.too-long',
  'no-link': 'sections.fault.no-link',
  'bank-details': 'sections.fault.bank-details',
  'payment-link': 'sections.fault.payment-link',
} as const satisfies Record<WordsFault, string>;

/** The fault's message beside a field; undefined when the field has none. */
export const faultText = ({ formatMessage }: IntlShape, fault: WordsFault | null | undefined): string | undefined =>
  fault === null || fault === undefined ? undefined : formatMessage({ id: faultWords[fault] });

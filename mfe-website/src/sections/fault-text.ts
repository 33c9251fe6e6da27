import type { IntlShape } from 'react-intl';
import type { WordsFault } from './rules/section-faults';

/** What is said of words that are not stored. */
const faultWords = {
  'too-long': 'sections.fault.too-long',
  'no-link': 'sections.fault.no-link',
  'bank-details': 'sections.fault.bank-details',
  'payment-link': 'sections.fault.payment-link',
} as const satisfies Record<WordsFault, string>;

/** What is said beside a field; nothing where all is well. */
export const faultText = ({ formatMessage }: IntlShape, fault: WordsFault | null | undefined): string | undefined =>
  fault === null || fault === undefined ? undefined : formatMessage({ id: faultWords[fault] });

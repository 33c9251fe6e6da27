import type { DatePickerFault } from '@posy/shared-contracts/forms';
import type { IntlShape } from 'react-intl';

/** Describes a fault in the words of section 5. */
export const faultWords = (intl: IntlShape, { id, field }: DatePickerFault): string =>
  intl.formatMessage(
    { id: `shell.picker.${id}` },
    { field: field === null ? '' : intl.formatMessage({ id: `shell.picker.field.${field}` }) },
  );

import type { IntlShape } from 'react-intl';
import type { Member } from './members';

/** What a member is called; their role where nobody gave their name. */
export const memberName = (intl: IntlShape, { name, isHelper }: Member): string =>
  name ?? intl.formatMessage({ id: isHelper ? 'planning.checklist.task.helper' : 'planning.checklist.task.partner' });

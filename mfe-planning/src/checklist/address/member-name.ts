import type { IntlShape } from 'react-intl';
import type { ChecklistMember } from './members';

/** Returns a member's name, or their role when they gave no name. */
export const memberName = (intl: IntlShape, { name, isHelper }: ChecklistMember): string =>
  name ?? intl.formatMessage({ id: isHelper ? 'planning.checklist.task.helper' : 'planning.checklist.task.partner' });

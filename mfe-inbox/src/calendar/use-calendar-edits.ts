import { type Edit, performEdit } from '@posy/remote-kit/edits';
import { useIntl } from 'react-intl';
import { useOwnPlace } from '#talk/edits/own-place';

/** The notice of an edit of the calendar; `count` is the number of its days. */
export type CalendarNotice = 'busy' | 'held' | 'free' | 'closed' | 'brought' | 'out';

/** Makes an edit, tells of it with its way back, or of its refusal. */
export const useCalendarEdits = () => {
  const place = useOwnPlace();
  const { formatMessage } = useIntl();
  return (edit: Edit, about: string, said: CalendarNotice, count: number): void => {
    performEdit(place, {
      edit,
      about,
      notice: { text: formatMessage({ id: `calendar.notice.${said}` }, { count }) },
      refused: formatMessage({ id: 'calendar.refused' }),
    });
  };
};

import { useIntl } from 'react-intl';
import type { ShortlistEntry } from '#shortlist/rules/entry';
import { useTalks } from '#shortlist/standing/use-talks';

/** Returns a venue's town with the day on which it replied, or else was asked; undefined without any of them. */
export const useVenueNote = () => {
  const { formatMessage, formatDate } = useIntl();
  const talks = useTalks();
  return ({ id, town = '' }: ShortlistEntry): string | undefined => {
    const talk = talks.get(id);
    const replied = talk?.firstReplyAt ?? null;
    const at = replied ?? talk?.createdAt ?? null;
    const note = formatMessage(
      { id: 'venue.select.note' },
      {
        state: at === null ? 'none' : replied === null ? 'asked' : 'replied',
        hasTown: String(town !== ''),
        town,
        day: at === null ? '' : formatDate(at, { day: 'numeric', month: 'long' }),
      },
    );
    return note === '' ? undefined : note;
  };
};

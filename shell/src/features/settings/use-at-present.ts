import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import type { ListedSection } from './sections';

/** What a section holds at present, where that fits a line: the day and place, the language. Otherwise nothing. */
export const useAtPresent = ({ wedding }: SignedIn): ((id: ListedSection['id']) => string | null) => {
  const { formatDate, formatList, formatMessage } = useIntl();
  const { market } = useShell();
  const weddingWords = (): string | null => {
    if (wedding === null) return null;
    const day = wedding.date === null ? null : formatDate(wedding.date, { dateStyle: 'long', timeZone: 'UTC' });
    const known = [day, wedding.location?.name ?? null].filter((words) => words !== null);
    return known.length === 0 ? null : formatList(known, { type: 'unit', style: 'short' });
  };
  return (id) => {
    if (id === 'wedding') return weddingWords();
    if (id !== 'language') return null;
    const words = formatMessage({ id: `settings.language.${market.prefix}` });
    return formatMessage(
      { id: 'settings.language.option' },
      { market: formatMessage({ id: `shell.market.${market.prefix}` }), words },
    );
  };
};

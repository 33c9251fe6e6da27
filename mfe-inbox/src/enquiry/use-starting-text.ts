import { useLocaleInfo } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import { dateText } from '#talk/rules/when';
import { type EnquiryFacts, startingSentences } from './rules/starting-text';

/** The facts of a wedding as text in the reader's language. */
export const useEnquiryFacts = (wedding: Wedding | null): EnquiryFacts => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const partners = (wedding?.partners ?? []).filter((name) => name.trim() !== '');
  return {
    names: partners.length === 0 ? null : intl.formatList(partners),
    date: wedding?.date == null ? null : dateText(wedding.date, locale),
    place: wedding?.location?.name ?? null,
  };
};

/** A suggested text in the couple's name, which they may change. Empty for suppliers they already talk to. */
export const useStartingText = (facts: EnquiryFacts | null): string => {
  const intl = useIntl();
  if (facts === null) return '';
  const values = { names: facts.names ?? '', date: facts.date ?? '', place: facts.place ?? '' };
  return startingSentences(facts)
    .map((sentence) => intl.formatMessage({ id: `inbox.enquiry.start-${sentence}` }, values))
    .join(' ');
};

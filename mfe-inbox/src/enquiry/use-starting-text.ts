import { useLocaleInfo } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { useIntl } from 'react-intl';
import { dateText } from '#talk/rules/when';
import { type EnquiryFacts, startingSentences } from './rules/starting-text';

/** What is known of a wedding, in the reader's words. */
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

/** A message to begin with, in the couple's words: they may change every one of them. Empty for who knows them already. */
export const useStartingText = (facts: EnquiryFacts | null): string => {
  const intl = useIntl();
  if (facts === null) return '';
  const values = { names: facts.names ?? '', date: facts.date ?? '', place: facts.place ?? '' };
  return startingSentences(facts)
    .map((sentence) => intl.formatMessage({ id: `inbox.enquiry.start-${sentence}` }, values))
    .join(' ');
};

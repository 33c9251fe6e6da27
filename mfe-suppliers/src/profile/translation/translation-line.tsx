import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useMutation, useQuery } from '@posy/remote-kit/query';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { type CountryCode, isCountryCode } from '@posy/shared-contracts/markets';
import { Button, Callout, InlineError } from '@posy/shared-ui';
import { GlobeIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageOf, type SupplierWords } from './in-words';

/** Returns true when the server translates into a language; it says so once for all profiles. */
const useIsOffered = (language: string): boolean => {
  const { api } = useHost();
  const { data } = useQuery({
    queryKey: ['translations'],
    queryFn: ({ signal }) => api.call('translations', {}, { signal }),
    staleTime: Infinity,
    throwOnError: false,
  });
  return (data?.languages ?? []).includes(language);
};

interface Props {
  /** The profile as the supplier wrote it. */
  profile: SupplierProfile;
  /** Null while the original is shown. */
  words: SupplierWords | null;
  onWords: (words: SupplierWords | null) => void;
}

/** A supplier's words in the reader's language, once they ask. */
const useTranslation = ({ id, countryCode }: SupplierProfile, reader: string, onWords: Props['onWords']) => {
  const { api, telemetry } = useHost();
  const isOffered = useIsOffered(reader) && isCountryCode(countryCode);
  const asking = useMutation({
    mutationFn: (supplierCountry: CountryCode) =>
      api.call('translateSupplier', { body: { supplierId: id, supplierCountry, targetLang: reader } }),
    onSuccess: (answer) => onWords(answer.words),
    onError: (error) => telemetry.error('profile', error),
  });
  const ask = (): void => {
    if (asking.data !== undefined) onWords(asking.data.words);
    else if (isCountryCode(countryCode)) asking.mutate(countryCode);
  };
  return { isOffered, isPending: asking.isPending, hasFailed: asking.isError, ask };
};

/**
 * Offers a foreign supplier's words in the reader's language, and the way back to the original. Renders nothing where
 * the server has no translation service. Source: S9-limits-09.
 */
export const TranslationLine = ({ profile, words, onWords }: Props) => {
  const { name, language = '' } = profile;
  const { formatDisplayName } = useIntl();
  const reader = languageOf(useLocaleInfo().locale);
  const { isOffered, isPending, hasFailed, ask } = useTranslation(profile, reader, onWords);
  if (!isOffered) return null;
  const nameOf = (code: string): string => formatDisplayName(code, { type: 'language' }) ?? code;
  const isOriginal = words === null;
  return (
    <Callout
      icon={<GlobeIcon />}
      actions={
        <Button size="s" isPending={isPending} onPress={isOriginal ? ask : () => onWords(null)}>
          <FormattedMessage
            id={isOriginal ? 'profile.words.translate' : 'profile.words.original'}
            values={{ language: nameOf(reader) }}
          />
        </Button>
      }
    >
      <p role="status">
        <FormattedMessage
          id={isOriginal ? 'profile.words.from' : 'profile.words.translated'}
          values={{ name, language: nameOf(language) }}
        />
      </p>
      {hasFailed && isOriginal ? (
        <InlineError isAlert>
          <FormattedMessage id="profile.words.failed" />
        </InlineError>
      ) : null}
    </Callout>
  );
};

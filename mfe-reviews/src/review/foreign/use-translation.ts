import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useMutation, useQuery } from '@posy/remote-kit/query';
import type { Review } from '@posy/shared-contracts/entities';
import { useState } from 'react';
import { translationsQuery } from './translations-query';

/** The language of a locale: `de` of `de-DE`. */
const languageOf = (locale: string): string => locale.split('-')[0] ?? locale;

/** A review's words in the reader's language, once they ask; the original stays beside it. */
export const useTranslation = ({ id, language }: Pick<Review, 'id' | 'language'>) => {
  const { api, telemetry } = useHost();
  const reader = languageOf(useLocaleInfo().locale);
  const isForeign = language !== undefined && language !== reader;
  const { data: offered } = useQuery({ ...translationsQuery(api), enabled: isForeign });
  const [isShown, setShown] = useState(false);
  const asking = useMutation({
    mutationFn: () => api.call('translateReview', { body: { reviewId: id, targetLang: reader } }),
    onSuccess: () => setShown(true),
    onError: (error) => telemetry.error('reviews', error),
  });
  return {
    isOffered: isForeign && (offered?.languages ?? []).includes(reader),
    words: isShown ? asking.data : undefined,
    isPending: asking.isPending,
    hasFailed: asking.isError,
    toggle: () => {
      if (isShown) setShown(false);
      else if (asking.data === undefined) asking.mutate();
      else setShown(true);
    },
  };
};

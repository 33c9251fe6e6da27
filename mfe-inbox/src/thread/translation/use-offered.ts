import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';

/**
 * Returns true when this server translates into a language: asked once, when the first foreign text is shown. If that
 * fails, a translation is offered and reports its own failure.
 */
export const useOffered = (language: string): boolean => {
  const { api } = useHost();
  const { data, isError } = useQuery({
    queryKey: ['translations'],
    queryFn: ({ signal }) => api.call('translations', {}, { signal }),
    staleTime: Infinity,
  });
  return data === undefined ? isError : data.languages.includes(language);
};

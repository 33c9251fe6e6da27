import { useHost } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';

/**
 * Whether this server translates into a language: asked once, when something foreign is shown first. Where that cannot be
 * known just now, a translation is offered, and says itself why it does not come.
 */
export const useOffered = (language: string, isForeign: boolean): boolean => {
  const { api } = useHost();
  const { data, isError } = useQuery({
    queryKey: ['translations'],
    queryFn: ({ signal }) => api.call('translations', {}, { signal }),
    enabled: isForeign,
    staleTime: Infinity,
  });
  return isForeign && (data === undefined ? isError : data.languages.includes(language));
};

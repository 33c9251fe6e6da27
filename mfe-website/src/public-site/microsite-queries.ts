import { useHost } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { isSlug } from '#site/slug';

const micrositeOptions = ({ api }: MountProps, slug: string) =>
  queryOptions({
    queryKey: ['microsite', slug],
    queryFn: ({ signal }) => api.call('microsite', { params: { slug } }, { signal }),
    enabled: isSlug(slug),
  });

/** A published website by its address. An impossible address is not asked for. */
export const useMicrosite = (slug: string) => useQuery(micrositeOptions(useHost(), slug));

/** The secret of a household's link, where an address has one behind its `#`, which is sent to no server and no other page. */
export const guestToken = (hash: string): string | null => /^#guest=([A-Za-z0-9_-]{43})$/.exec(hash)?.[1] ?? null;

const householdOptions = ({ api }: MountProps, token: string | null) =>
  queryOptions({
    queryKey: ['household-microsite', token],
    queryFn: ({ signal }) => api.call('householdMicrosite', { params: { token: token ?? '' } }, { signal }),
    enabled: token !== null,
    // When the link is no longer valid, the guest sees the page for everybody.
    throwOnError: false,
    retry: false,
  });

/** The website with what is for a household, by its link; nothing without one. */
export const useHouseholdMicrosite = (token: string | null) => useQuery(householdOptions(useHost(), token));

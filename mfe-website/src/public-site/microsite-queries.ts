import { useHost } from '@posy/remote-kit';
import { queryOptions, useQuery } from '@posy/remote-kit/query';
import type { EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { MountProps } from '@posy/shared-contracts/mount-props';
import { isSlug } from '#site/slug';

/** What a guest sees of a wedding. */
export type Microsite = EndpointOutput<'microsite'>;
/** One event of it. */
export type MicrositeEvent = Microsite['events'][number];

const micrositeOptions = ({ api }: MountProps, slug: string) =>
  queryOptions({
    queryKey: ['microsite', slug],
    queryFn: ({ signal }) => api.call('microsite', { params: { slug } }, { signal }),
    enabled: isSlug(slug),
  });

/** A published website by its address. An impossible address is not asked for. */
export const useMicrosite = (slug: string) => useQuery(micrositeOptions(useHost(), slug));

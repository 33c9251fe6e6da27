import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

/** What a guest sees of a wedding. */
export type Microsite = EndpointOutput<'microsite'>;
/** One event of it. */
export type MicrositeEvent = Microsite['events'][number];

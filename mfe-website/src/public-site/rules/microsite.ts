import type { EndpointOutput } from '@posy/shared-contracts/endpoints';

/** The wedding's data that a guest sees. */
export type Microsite = EndpointOutput<'microsite'>;
/** One event of it. */
export type MicrositeEvent = Microsite['events'][number];

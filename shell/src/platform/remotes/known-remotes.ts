import { contractVersion, type ReleasedRemote } from '@posy/shared-contracts/manifest';

/** Whether this shell can run the remote: those of its own contract. */
export const isOfContract = ({ manifest }: ReleasedRemote): boolean => manifest.contract === contractVersion;

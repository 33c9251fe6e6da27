import { contractVersion, type ReleasedRemote } from '@posy/shared-contracts/manifest';

/** Returns true when this shell can run the remote: both have the same version of the contract. */
export const isOfContract = ({ manifest }: ReleasedRemote): boolean => manifest.contract === contractVersion;

import { contractVersion, type ReleasedRemote } from '@posy/shared-contracts/manifest';

/** Whether this shell can run the remote: those of its own contract, and younger ones that say so. */
export const isOfContract = ({ manifest: { contract, contractFrom = contract } }: ReleasedRemote): boolean =>
  contractFrom <= contractVersion && contractVersion <= contract;

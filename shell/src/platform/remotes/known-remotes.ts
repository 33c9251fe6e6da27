import { contractVersion, type ReleasedRemote } from '@posy/shared-contracts/manifest';

/** Returns true for a remote of this shell's contract, or of a newer contract that still accepts this one. */
export const isOfContract = ({ manifest: { contract, contractFrom = contract } }: ReleasedRemote): boolean =>
  contractFrom <= contractVersion && contractVersion <= contract;

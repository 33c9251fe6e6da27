import { Refusal } from '../refusal';

/** Calls of the contract that are being written on this branch: they refuse, and say so. */
export const beingWritten = (): never => {
  throw new Refusal(404, 'not-there-yet', 'This call is not there yet.');
};

import { StartError } from '@posy/backend/server';
import { PlainError } from './progress';

/** Errors that the operator can fix are printed without a stack trace. */
export const inWords = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StartError ? new PlainError(error.message) : error;
  }
};

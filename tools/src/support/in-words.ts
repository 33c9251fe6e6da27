import { StartError } from '@posy/backend/server';
import { PlainError } from './progress';

/** What the operator can put right is said without a trace. */
export const inWords = async <T>(work: Promise<T>): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    throw error instanceof StartError ? new PlainError(error.message) : error;
  }
};

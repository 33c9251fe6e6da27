import { type Decision } from '../rules/runtime/contract';

/** Firestore's limit for the documents that rules read to decide about one batch of writes or reads. */
const mostReads = 20;

/** Counts the documents that the decisions of one batch read, each once, and refuses what goes beyond the limit. */
export const createReadBudget = (): ((decision: Decision) => Decision) => {
  const read = new Set<string>();
  return (decision) => {
    for (const path of decision.dependsOn) read.add(path);
    if (read.size <= mostReads) return decision;
    return { ...decision, allowed: false, reason: `More than ${mostReads} documents were read for one batch` };
  };
};

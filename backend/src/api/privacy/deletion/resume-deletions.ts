import { type ApiContext } from '#api/handler';
import { readJob } from './deletion-job';
import { finishAccountDeletion } from './remove-account';
import { finishWeddingDeletion } from './remove-wedding';

/** Goes on with the deletions that an earlier run did not finish. One that fails is tried again at the next start. */
export const resumeDeletions = async (context: ApiContext): Promise<void> => {
  const { docs } = await context.firestore.collection('jobs').get();
  for (const document of docs)
    try {
      const job = readJob(document);
      if (job?.kind === 'delete-wedding') await finishWeddingDeletion(context, job.weddingId);
      if (job?.kind === 'delete-account') await finishAccountDeletion(context, job.uid);
    } catch (error) {
      context.reportProblem({ feature: 'deletion', job: document.id, message: String(error) });
    }
};

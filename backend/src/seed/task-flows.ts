import { type TodayTaskFlow, todayTaskFlowSchema } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { readPackageFile } from '../config/files';
import { type Progress } from './progress';
import { seedContent } from './seed-content';

const contentPath = 'content/flows/flows.json';

/** The today-task flows, as the product ships them. A card's words are those of the checklist template that it names. */
export const readTaskFlows = (): TodayTaskFlow[] =>
  v.parse(v.array(todayTaskFlowSchema), JSON.parse(readPackageFile(contentPath)));

/** Brings `taskFlows` up to date with the product's. Flows that are gone become inactive. Source: S7-database-12. */
export const seedTaskFlows = async (firestore: Firestore, progress: Progress): Promise<void> => {
  const flows = readTaskFlows();
  await seedContent(
    firestore,
    {
      collection: 'taskFlows',
      marker: 'task-flows',
      documents: Object.fromEntries(flows.map((flow) => [flow.name, flow])),
      note: `Writing ${flows.length} flows of today’s tasks`,
    },
    progress,
  );
};

import { type TaskTemplate, taskTemplateSchema } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { readPackageFile } from '../config/files';
import { type Progress } from './progress';
import { seedContent } from './seed-content';

const contentPath = 'content/checklist/tasks.json';

/** Every task template of every market, as the product ships them. */
export const readTaskTemplates = (): TaskTemplate[] => {
  const entries = v.parse(v.array(v.record(v.string(), v.unknown())), JSON.parse(readPackageFile(contentPath)));
  return entries.map((entry) => v.parse(taskTemplateSchema, { ...entry, active: true }));
};

/** Brings `taskTemplates` up to date with the product's. Templates that are gone become inactive. */
export const seedTaskTemplates = async (firestore: Firestore, progress: Progress): Promise<void> => {
  const templates = readTaskTemplates();
  await seedContent(
    firestore,
    {
      collection: 'taskTemplates',
      marker: 'task-templates',
      documents: Object.fromEntries(templates.map((template) => [template.key, template])),
      note: `Writing ${templates.length} checklist templates`,
    },
    progress,
  );
};

import { createHash } from 'node:crypto';
import { taskTemplateSchema, type TaskTemplate } from '@posy/shared-contracts/entities';
import { type Firestore } from 'firebase-admin/firestore';
import * as v from 'valibot';
import { readPackageFile } from '../config/files';
import { type Progress } from './progress';
import { writeAll } from './write-all';

const contentPath = 'content/checklist/tasks.json';

/** Every task template of every market, as the product ships them. */
export const readTaskTemplates = (): TaskTemplate[] => {
  const entries = v.parse(v.array(v.record(v.string(), v.unknown())), JSON.parse(readPackageFile(contentPath)));
  return entries.map((entry) => v.parse(taskTemplateSchema, { ...entry, active: true }));
};

/** Brings `taskTemplates` up to date with the product's, when they changed. Templates that are gone become inactive. */
export const seedTaskTemplates = async (firestore: Firestore, progress: Progress): Promise<void> => {
  const templates = readTaskTemplates();
  const fingerprint = createHash('sha256').update(JSON.stringify(templates)).digest('hex');
  const marker = firestore.doc('seeds/task-templates');
  if ((await marker.get()).get('fingerprint') === fingerprint) return;
  progress({ text: `Writing ${templates.length} checklist templates` });
  const current = new Set(templates.map(({ key }) => key));
  const stored = await firestore.collection('taskTemplates').get();
  const gone = stored.docs.filter(({ id }) => !current.has(id));
  await writeAll(firestore, [
    ...templates.map((template) => ({ path: `taskTemplates/${template.key}`, data: template })),
    ...gone.map((document) => ({ path: document.ref.path, data: { ...document.data(), active: false } })),
  ]);
  await marker.set({ fingerprint });
};

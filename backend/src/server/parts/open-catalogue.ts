import { join } from 'node:path';
import { type FastifyBaseLogger } from 'fastify';
import { type Firestore } from 'firebase-admin/firestore';
import { defaultTotal } from '#catalogue/generate/outline/outline';
import { type DemoSource, demoSource, noDemo, sayDemoSize } from '#catalogue/source/demo-source';
import { type LiveCatalogue, openLiveCatalogue } from '#catalogue/source/live-catalogue';
import { type ServerConfig } from '#config/config';
import { type Progress } from '#seed/index';

/** The demo catalogue is the same on every machine. */
const seed = 1;

/** Invented suppliers in the embedded default, none in a project of Google's. */
export const demoOf = ({ firebase, suppliers }: Pick<ServerConfig, 'firebase' | 'suppliers'>): DemoSource =>
  firebase.mode === 'google' ? noDemo : demoSource({ seed, ...(suppliers !== null && { suppliers }) });

export interface CatalogueParts {
  config: ServerConfig;
  firestore: Firestore;
  progress: Progress;
  log: FastifyBaseLogger;
}

/** Opens the search index, and builds it first when it is missing or made from another catalogue. */
export const openCatalogue = async ({ config, firestore, progress, log }: CatalogueParts): Promise<LiveCatalogue> => {
  if (config.firebase.mode !== 'google') await sayDemoSize(firestore, config.suppliers);
  const text = 'Building the supplier directory';
  const total = config.firebase.mode === 'google' ? undefined : (config.suppliers ?? defaultTotal);
  return openLiveCatalogue({
    path: join(config.dataDir, 'catalogue.sqlite'),
    firestore,
    demo: demoOf(config),
    progress: (done) => progress({ text, done, ...(total !== undefined && { total }) }),
    warn: (sentence) => log.warn(sentence),
    failed: (error) => log.error({ error }, 'The catalogue was not followed'),
  });
};

import Fastify from 'fastify';
import { generateCatalogue } from '#catalogue/generate/generate-catalogue';
import { sampleIndex, type SampleIndex } from '#catalogue/store/testing/sample-index';
import { exampleSet } from '#testing/release-set';
import { testConfig } from '#testing/test-server';
import { type FactSources } from '../facts/facts-of';
import { registerPages } from '../register-pages';
import { type SupplierRecord } from '#catalogue/supplier-record';

/** Pages over HTTP, of a small catalogue that is not a demo's. */
export interface PageServer {
  url: string;
  index: SampleIndex;
  stop(): Promise<void>;
}

/** Suppliers as a real catalogue has them: not invented, so that search engines may list them. */
export const realRecords = (suppliers: number): SupplierRecord[] =>
  [...generateCatalogue({ seed: 3, suppliers })].map((record) => ({ ...record, demo: false }));

/** Starts a server with nothing but pages, on a free port. */
export const startPageServer = async (
  records: SupplierRecord[],
  websiteOf: FactSources['websiteOf'] = async () => null,
): Promise<PageServer> => {
  const index = await sampleIndex(records);
  const app = Fastify({ routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true } });
  const config = testConfig(index.directory);
  registerPages(app, {
    config,
    catalogue: index.store,
    websiteOf,
    operator: { name: 'Posy Ltd, 1 High Street, Frome', contact: 'privacy@example.com' },
    currentSet: () => exampleSet(),
    storedSet: () => exampleSet(),
    integritiesOf: async () => new Map(),
    vapidKey: null,
    buildsDir: index.directory,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async (): Promise<void> => {
    await app.close();
    index.remove();
  };
  return { url, index, stop };
};

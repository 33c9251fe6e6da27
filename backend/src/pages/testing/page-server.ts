import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import Fastify from 'fastify';
import { generateCatalogue } from '#catalogue/generate/generate-catalogue';
import { type SupplierRecord } from '#catalogue/records/supplier-record';
import { indexOf, type SampleIndex } from '#catalogue/store/testing/sample-index';
import { exampleSet } from '#testing/release-set';
import { testConfig } from '#testing/test-server';
import { type FactSources } from '../facts-of';
import { registerPages } from '../register-pages';
import { type PageDrawing } from '../rendering/page-drawing';

/** Pages over HTTP, of a small catalogue that is not a demo's. */
export interface PageServer {
  url: string;
  index: SampleIndex;
  stop(): Promise<void>;
}

/** The renderer of a page server, and the set whose server halves it has. */
interface DrawnWith {
  drawing?: PageDrawing | null;
  set?: ReleaseSet;
  integrities?: Map<string, string>;
}

/** Suppliers as a real catalogue has them: not invented, so that search engines may list them. */
export const realRecords = (suppliers: number): SupplierRecord[] =>
  [...generateCatalogue({ seed: 3, suppliers })].map((record) => ({ ...record, demo: false }));

/** Starts a server with nothing but pages, on a free port. */
export const startPageServer = async (
  records: SupplierRecord[],
  websiteOf: FactSources['websiteOf'] = async () => null,
  { drawing = null, set = exampleSet(), integrities = new Map<string, string>() }: DrawnWith = {},
): Promise<PageServer> => {
  const index = await indexOf(records);
  const app = Fastify({ routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true } });
  const config = testConfig(index.directory);
  registerPages(app, {
    config,
    catalogue: index.store,
    websiteOf,
    operator: { name: 'Posy Ltd, 1 High Street, Frome', contact: 'privacy@example.com' },
    currentSet: () => set,
    setsFor: () => ({ set, stored: set, channel: 'current' }),
    overrides: null,
    integritiesOf: async () => integrities,
    vapidKey: null,
    drawing,
    sendLocked: null,
    buildsDir: index.directory,
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const stop = async (): Promise<void> => {
    await app.close();
    index.remove();
  };
  return { url, index, stop };
};

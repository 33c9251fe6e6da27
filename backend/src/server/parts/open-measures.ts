import { type Firestore } from 'firebase-admin/firestore';
import { type ServerConfig } from '#config/config';
import { otlpExport } from '#measures/otlp-metrics';
import { openPageMeasures, type PageMeasures } from '#measures/page-measures';
import { type ReleaseStore } from '#releases/release-store';
import { regularly } from '../regularly';
import { type ServerHooks } from '../server-hooks';

/** Interval of storing what pages measured: a server that is killed loses no more. */
const storeIntervalMs = 60_000;

interface Options {
  config: Pick<ServerConfig, 'services'>;
  firestore: Firestore;
  releases: Pick<ReleaseStore, 'set'>;
  hooks: Pick<Required<ServerHooks>, 'clock' | 'fetch' | 'log'>;
}

/** Opens the counts of pages. A server that stops stores those that it holds. */
export const openMeasures = ({
  config,
  firestore,
  releases,
  hooks,
}: Options): { measures: PageMeasures; close: () => Promise<void> } => {
  const { clock, fetch, log } = hooks;
  const { metrics } = config.services;
  const measures = openPageMeasures({
    firestore,
    setOf: releases.set,
    now: clock,
    exportCounts: metrics === null ? null : otlpExport(metrics, fetch),
    report: (sentence, error) => log.warn({ error }, sentence),
  });
  const stop = regularly(storeIntervalMs, measures.store, (error) =>
    log.error({ error }, 'Counts of pages were not stored'),
  );
  return {
    measures,
    close: async () => {
      await stop();
      await measures.store();
    },
  };
};

import { type Configuration } from 'webpack';
import { baseConfig } from './base-config';

/** The file of the service worker. Its name stays the same from build to build: that is how browsers know it again. */
export const workerFile = 'service-worker.js';

/** The webpack configuration of the host's service worker: one file, without federation, into the host's own build. */
export const workerConfig = (projectDir: string, mode: 'production' | 'development' = 'production'): Configuration => {
  const base = baseConfig(projectDir, mode);
  return {
    ...base,
    name: 'service-worker',
    target: ['webworker', 'es2022'],
    entry: { worker: './src/worker/service-worker.ts' },
    output: { ...base.output, clean: false, filename: workerFile, uniqueName: 'posy_worker' },
  };
};

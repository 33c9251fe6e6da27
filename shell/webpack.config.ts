import { shellConfig, workerConfig } from '@posy/tools/webpack';

export default [shellConfig(import.meta.dirname), workerConfig(import.meta.dirname)];

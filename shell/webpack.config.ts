import { shellConfig, shellServerConfig, workerConfig } from '@posy/tools/webpack';

const projectDir = import.meta.dirname;

export default [shellConfig(projectDir), workerConfig(projectDir), shellServerConfig({ projectDir, name: 'shell' })];

import { remoteConfig, remoteServerConfig } from '@posy/tools/webpack';
import { manifest } from './src/manifest';

const projectDir = import.meta.dirname;

export default [remoteConfig({ projectDir, manifest }), remoteServerConfig({ projectDir, name: manifest.name })];

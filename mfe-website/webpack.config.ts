import { remoteConfig } from '@posy/tools/webpack';
import { manifest } from './src/manifest';

export default remoteConfig({ projectDir: import.meta.dirname, manifest });

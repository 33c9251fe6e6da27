export { remoteConfig } from './remote-config';
export type { RemoteBuild } from './remote-config';
export { remoteServerConfig, shellServerConfig } from './server-config';
export { shellConfig } from './shell-config';
export { workerConfig } from './worker-config';

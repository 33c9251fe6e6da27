export { readConfig, StartError } from '../config/config';
export type { FirebaseTarget, FirebaseWebConfig, LogLevel, ServerConfig } from '../config/config';
export type { DemoAccount } from '../api/handler';
export type { Progress } from '../seed';
export { startServer } from './start-server';
export type { RunningServer, ServerHooks } from './start-server';
export { backUp } from '../backup/backup';
export { restore } from '../backup/restore';
export { removeSecondFactors } from './remove-second-factors';

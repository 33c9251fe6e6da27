import { totalmem } from 'node:os';
import { type Machine } from './check-machine';

interface Report {
  userLimits?: { open_files?: { soft?: number | string } };
}

const openFiles = (): number | null => {
  const soft = (process.report.getReport() as Report).userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : null;
};

/** Reads the facts of the machine that the command runs on. */
export const thisMachine = (): Machine => ({
  nodeVersion: process.versions.node,
  openFiles: openFiles(),
  memory:
    process.constrainedMemory() > 0 && process.constrainedMemory() < totalmem()
      ? process.constrainedMemory()
      : totalmem(),
});

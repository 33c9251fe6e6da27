import { fault, type Finding, fine, warning } from './finding';

/** Facts of the machine that the server will run on. */
export interface Machine {
  /** `20.19.4`. */
  nodeVersion: string;
  /** Open files that a process may have; null when the system names no limit. */
  openFiles: number | null;
  /** Bytes of memory. */
  memory: number;
}

const gigabyte = 1024 ** 3;
/** Each open tab holds a connection, and each connection is an open file. */
const enoughOpenFiles = 4096;
const enoughMemory = gigabyte;

const checkNode = (version: string): Finding => {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const isFit = (major === 20 && minor >= 19) || (major > 20 && major < 25);
  const text = `Node ${version}`;
  return isFit ? fine('node', text) : fault('node', `${text} is not one of 20.19 to 24: install one of those.`);
};

const checkOpenFiles = (limit: number | null): Finding =>
  limit === null || limit >= enoughOpenFiles
    ? fine('open files', limit === null ? 'no limit' : `${limit} at once`)
    : warning(
        'open files',
        `A process may open ${limit} files: about ${Math.max(0, limit - 100)} people at once. Raise it (ulimit -n, LimitNOFILE) to ${enoughOpenFiles} or more.`,
      );

const checkMemory = (bytes: number): Finding => {
  const text = `${(bytes / gigabyte).toFixed(1)} GB`;
  return bytes >= enoughMemory
    ? fine('memory', text)
    : warning('memory', `${text}: a server with the catalogue wants 1 GB.`);
};

/** Checks the Node version and the machine's limits. */
export const checkMachine = ({ nodeVersion, openFiles, memory }: Machine): Finding[] => [
  checkNode(nodeVersion),
  checkOpenFiles(openFiles),
  checkMemory(memory),
];

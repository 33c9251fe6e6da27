/** The reason why a release failed, written for the person who deploys. Nothing of it was done. */
export class ReleaseFault extends Error {
  override readonly name = 'ReleaseFault';
}

const full = (dir: string): string =>
  `The disk is full, so nothing was released and all stays as it is. Make room for ${dir}, then try again.`;
const closed = (dir: string): string =>
  `${dir} cannot be written, so nothing was released and all stays as it is. It must be writable for who runs this command.`;
const blocked = (dir: string): string =>
  `Something that is no folder stands in the way in ${dir}: nothing was released.`;

const words: Record<string, (dir: string) => string> = {
  ENOSPC: full,
  EDQUOT: full,
  EFBIG: full,
  EROFS: closed,
  EACCES: closed,
  EPERM: closed,
  ENOTDIR: blocked,
};

/** The fault in words, when it is one of the folder's; what it is otherwise. */
export const translateFault = (error: unknown, dir: string): unknown => {
  const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
  const say = words[code];
  return say === undefined ? error : new ReleaseFault(say(dir), { cause: error });
};

import { execFileSync } from 'node:child_process';

const readZip =
  'import sys,zipfile,json; z=zipfile.ZipFile(sys.argv[1]); print(json.dumps({n: z.read(n).decode("utf8","replace") for n in z.namelist()}))';

/** The files of a ZIP archive by name. */
export const filesIn = (path: string): Record<string, string> =>
  JSON.parse(execFileSync('python3', ['-c', readZip, path], { encoding: 'utf8', maxBuffer: 64e6 })) as Record<
    string,
    string
  >;

import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  FileFault,
  type ImportReport,
  openCatalogueDesk,
  readConfig,
  validateCatalogueFile,
} from '@posy/backend/server';
import { PlainError, say, UsageError } from '../support/progress';
import { root } from '../support/workspace';

const call =
  'npm run catalogue -- import <file> [--mapping <file>] [--dry-run] [--strict] [--report <file>] | validate <file> [--mapping <file>] [--report <file>] | export <new file> | remove-demo';

/** Most refused rows on the screen; the report has all. */
const shownRefusals = 50;

/** Number of suppliers checked between two progress lines. */
const progressEvery = 600;

const fileOf = (path: string | undefined): string => {
  if (path === undefined) throw new UsageError(`Which file? Usage: ${call}`);
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
};

const printReport = (
  { rows, refused, unusedColumns }: ImportReport,
  report: string | undefined,
  result: ImportReport,
): void => {
  for (const { row, key, reasons } of refused.slice(0, shownRefusals))
    say(`row ${row}${key === null ? '' : ` (${key})`}: ${reasons.join('; ')}`);
  if (refused.length > shownRefusals) say(`and ${refused.length - shownRefusals} more; --report <file> names all`);
  if (unusedColumns.length > 0) say(`columns that stand for nothing: ${unusedColumns.join(', ')}`);
  say(`${rows} rows, ${refused.length} refused`);
  if (report !== undefined) writeFileSync(fileOf(report), `${JSON.stringify(result, null, 2)}\n`);
};

const said = (error: unknown): never => {
  if (error instanceof FileFault || error instanceof UsageError) throw new PlainError(error.message);
  throw new PlainError(error instanceof Error ? error.message : String(error));
};

interface Options {
  mapping?: string | undefined;
  report?: string | undefined;
  'dry-run'?: boolean | undefined;
  strict?: boolean | undefined;
}

const validate = async (path: string, { mapping, report }: Options): Promise<void> => {
  const result = await validateCatalogueFile(path, mapping === undefined ? null : fileOf(mapping));
  printReport(result, report, result);
  if (result.refused.length > 0) process.exitCode = 1;
};

const importInto = async (path: string, options: Options, desk: Awaited<ReturnType<typeof openCatalogueDesk>>) => {
  const { mapping, report, strict = false, 'dry-run': isDry = false } = options;
  const result = await desk.import({
    path,
    mapping: mapping === undefined ? null : fileOf(mapping),
    isStrict: strict,
    isDry,
    progress: (done) => void (done % progressEvery === 0 && say(`${done} suppliers`)),
  });
  printReport(result, report, result);
  const stopped = strict && result.refused.length > 0;
  say(
    stopped
      ? 'nothing was written (--strict)'
      : `${result.written} ${isDry ? 'would be written' : 'written'}, ${result.unchanged} as they were`,
  );
  if (result.refused.length > 0) process.exitCode = 1;
};

const withDesk = async (words: string[], options: Options): Promise<void> => {
  const [what, path] = words;
  const config = readConfig({ ...process.env, POSY_DATA_DIR: resolve(root, process.env.POSY_DATA_DIR ?? '.posy') });
  const desk = await openCatalogueDesk(config);
  try {
    if (what === 'import') await importInto(fileOf(path), options, desk);
    else if (what === 'export') say(`${await desk.export(fileOf(path))} suppliers are in ${path}`);
    else
      say(
        `the demo is removed, with ${await desk.removeDemo()} documents of it; every server leaves it out in a moment`,
      );
  } finally {
    await desk.close();
  }
};

/** `posy catalogue import|validate|export|remove-demo`: an operator's suppliers, in and out. */
export const main = async (args: string[]): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      mapping: { type: 'string' },
      report: { type: 'string' },
      'dry-run': { type: 'boolean' },
      strict: { type: 'boolean' },
    },
  });
  const [what = '', path] = positionals;
  if (!['import', 'validate', 'export', 'remove-demo'].includes(what)) throw new UsageError(`Usage: ${call}`);
  await (what === 'validate' ? validate(fileOf(path), values) : withDesk(positionals, values)).catch(said);
};

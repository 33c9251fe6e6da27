import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { claimFile } from '../stored/shared-files';

const recordSchema = v.object({
  at: v.string(),
  /** A person of this machine, or a team and the id of its token. */
  who: v.string(),
  /** The requested command, such as `deploy mfe-reviews 1.2.0`. */
  what: v.string(),
  outcome: v.picklist(['done', 'refused']),
  /** The set that became current, or why it was refused. */
  result: v.string(),
  /** Of the record before and this one: one that was changed or taken out is seen. */
  seal: v.string(),
});
export type AuditRecord = v.InferOutput<typeof recordSchema>;

const nameOf = (number: number): string => `${String(number).padStart(6, '0')}.json`;

const sealOf = (before: string, record: Omit<AuditRecord, 'seal'>): string => {
  const { at, who, what, outcome, result } = record;
  return createHash('sha256')
    .update(JSON.stringify([before, at, who, what, outcome, result]))
    .digest('hex')
    .slice(0, 16);
};

const readRecord = (path: string): AuditRecord | null => {
  try {
    const parsed = v.safeParse(recordSchema, JSON.parse(readFileSync(path, 'utf8')));
    return parsed.success ? parsed.output : null;
  } catch {
    return null;
  }
};

/**
 * Opens the log of commands on a store's releases, with person and outcome. Records are added, each in a numbered file that one
 * process alone can make, and none is ever changed.
 */
export const openAuditLog = (releasesDir: string) => {
  const dir = join(releasesDir, 'audit');
  const numbers = (): number[] =>
    (existsSync(dir) ? readdirSync(dir) : [])
      .flatMap((name) => /^(\d{6,})\.json$/.exec(name)?.[1] ?? [])
      .map(Number)
      .sort((one, two) => one - two);
  const read = (number: number): AuditRecord | null => readRecord(join(dir, nameOf(number)));
  return {
    async add(record: Omit<AuditRecord, 'seal' | 'at'>, at = new Date().toISOString()): Promise<void> {
      const whole = { at, ...record, result: record.result.slice(0, 2000) };
      for (;;) {
        const number = (numbers().at(-1) ?? 0) + 1;
        const sealed = { ...whole, seal: sealOf(read(number - 1)?.seal ?? '', whole) };
        if (await claimFile(join(dir, nameOf(number)), `${JSON.stringify(sealed)}\n`)) return;
      }
    },
    /** Every record, oldest first; what cannot be read is left out. */
    records: (): AuditRecord[] => numbers().flatMap((number) => read(number) ?? []),
    /** The number of the first record that is missing or not as it was written; null when all are. */
    firstBroken(): number | null {
      let before = '';
      for (const [index, number] of numbers().entries()) {
        const record = read(number);
        if (number !== index + 1) return index + 1;
        if (record === null || record.seal !== sealOf(before, record)) return number;
        before = record.seal;
      }
      return null;
    },
  };
};
export type AuditLog = ReturnType<typeof openAuditLog>;

import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { privacyConstants } from '@posy/shared-contracts/constants';
import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { type ExportPart } from './export-part';
import { type ExportRecord, exportRecordsIn } from './export-records';
import { type ExportFile, writeArchive } from './write-archive';

/** The contents of an export. */
export interface ExportContent {
  parts: ExportPart[];
  files: ExportFile[];
}

/** Exports of this server: files for an hour, which outlive a restart. One that was being made then failed. */
export interface ExportJobs {
  /** Begins an export, or answers the person's one that is being made. */
  start(uid: string, content: () => Promise<ExportContent>): Promise<EndpointOutput<'startExport'>>;
  /** Null when the person has no such export. */
  status(uid: string, id: string): EndpointOutput<'exportStatus'> | null;
  /**
   * Takes the archives away that were made for a person, who may see no more what is in them. One that is being made ends
   * as failed.
   */
  forgetOf(uid: string): Promise<void>;
  /** Path of the archive, for a caller who knows its secret; null otherwise, and after it has expired. */
  file(id: string, secret: string): string | null;
  /** Removes those whose time is over. */
  sweep(): Promise<void>;
}

export interface ExportJobsOptions {
  folder: string;
  now: () => number;
  report: (error: unknown) => void;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const asAnswer = ({
  id,
  state,
  done,
  total,
  bytes,
  secret,
  expiresAt,
}: ExportRecord): EndpointOutput<'startExport'> => ({
  id,
  state,
  done,
  total,
  bytes,
  downloadPath: state === 'ready' ? `/api/privacy/export/${id}?secret=${secret}` : null,
  expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
});

/** Opens the folder of exports, with those of an earlier run whose time is not over. */
export const openExportJobs = async ({ folder, now, report }: ExportJobsOptions): Promise<ExportJobs> => {
  const records = exportRecordsIn(folder);
  const lifetimeEnd = (): number => now() + privacyConstants.exportLifetimeMs;
  const found = await records.readAll(now());
  const jobs = new Map(
    found.map((job) => [job.id, { ...job, expiresAt: job.expiresAt ?? lifetimeEnd() } as ExportRecord]),
  );
  /** Exports whose person lost access while they were being made. */
  const ended = new WeakSet<ExportRecord>();
  const isOver = ({ expiresAt }: ExportRecord): boolean => expiresAt !== null && expiresAt <= now();

  const forget = async (job: ExportRecord): Promise<void> => {
    jobs.delete(job.id);
    await records.remove(job);
  };
  const refuseEnded = async (job: ExportRecord): Promise<void> => {
    if (!ended.has(job)) return;
    await records.remove(job);
    throw new Error('What this person may see ended meanwhile.');
  };
  const make = async (job: ExportRecord, content: () => Promise<ExportContent>): Promise<void> => {
    const archive = records.archiveOf(job);
    try {
      await records.write(job);
      const { parts, files } = await content();
      job.total = parts.length;
      await writeArchive(archive, { parts, files }, async (done) => void (job.done = done));
      const { size: bytes } = await stat(archive);
      const expiresAt = lifetimeEnd();
      await records.write({ ...job, state: 'ready', bytes, expiresAt });
      await refuseEnded(job);
      Object.assign(job, { state: 'ready', bytes, expiresAt });
    } catch (error) {
      report(error);
      Object.assign(job, { state: 'failed', expiresAt: lifetimeEnd() });
    }
  };

  return {
    async start(uid, content) {
      const running = [...jobs.values()].find((job) => job.uid === uid && job.state === 'working');
      if (running !== undefined) return asAnswer(running);
      const done = [...jobs.values()].filter((job) => job.uid === uid || isOver(job));
      const id = randomBytes(12).toString('hex');
      const secret = randomBytes(24).toString('base64url');
      const job: ExportRecord = { id, uid, state: 'working', done: 0, total: 0, bytes: 0, secret, expiresAt: null };
      jobs.set(id, job);
      void make(job, content);
      await Promise.all(done.map(forget));
      return asAnswer(job);
    },
    status(uid, id) {
      const job = jobs.get(id);
      return job === undefined || job.uid !== uid || isOver(job) ? null : asAnswer(job);
    },
    file(id, secret) {
      const job = jobs.get(id);
      if (job === undefined || job.state !== 'ready' || isOver(job)) return null;
      return timingSafeEqual(digest(job.secret), digest(secret)) ? records.archiveOf(job) : null;
    },
    async forgetOf(uid) {
      const own = [...jobs.values()].filter((job) => job.uid === uid);
      for (const job of own) ended.add(job);
      await Promise.all(own.filter(({ state }) => state !== 'working').map(forget));
    },
    sweep: async () => void (await Promise.all([...jobs.values()].filter(isOver).map(forget))),
  };
};

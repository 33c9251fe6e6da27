import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { type EndpointOutput } from '@posy/shared-contracts/endpoints';
import { privacyConstants } from '@posy/shared-contracts/constants';
import { type ExportPart } from './export-parts';
import { writeArchive, type ExportFile } from './write-archive';

/** What an export is made of. */
export interface ExportContent {
  parts: ExportPart[];
  files: ExportFile[];
}

interface Job {
  id: string;
  uid: string;
  state: 'working' | 'ready' | 'failed';
  done: number;
  total: number;
  bytes: number;
  /** Shows that whoever downloads was given the address. */
  secret: string;
  expiresAt: number | null;
}

/** Exports of this server. They are files for an hour and state in memory: after a restart a person asks again. */
export interface ExportJobs {
  /** Begins an export, or answers the person's one that is being made. */
  start(uid: string, content: () => Promise<ExportContent>): Promise<EndpointOutput<'startExport'>>;
  /** Null when the person has no such export. */
  status(uid: string, id: string): EndpointOutput<'exportStatus'> | null;
  /** The archive's file, for whoever knows its secret; null otherwise, and when its time is over. */
  file(id: string, secret: string): string | null;
}

export interface ExportJobsOptions {
  folder: string;
  now: () => number;
  report: (error: unknown) => void;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

const asAnswer = ({ id, state, done, total, bytes, secret, expiresAt }: Job): EndpointOutput<'startExport'> => ({
  id,
  state,
  done,
  total,
  bytes,
  downloadPath: state === 'ready' ? `/api/privacy/export/${id}?secret=${secret}` : null,
  expiresAt: expiresAt === null ? null : new Date(expiresAt).toISOString(),
});

/** Opens the folder of exports; what an earlier run left there is removed. */
export const openExportJobs = async ({ folder, now, report }: ExportJobsOptions): Promise<ExportJobs> => {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true });
  const jobs = new Map<string, Job>();
  const pathOf = ({ id }: Job): string => join(folder, `${id}.zip`);
  const isOver = ({ expiresAt }: Job): boolean => expiresAt !== null && expiresAt <= now();

  const forget = async (job: Job): Promise<void> => {
    jobs.delete(job.id);
    await rm(pathOf(job), { force: true });
  };
  const make = async (job: Job, content: () => Promise<ExportContent>): Promise<void> => {
    try {
      const { parts, files } = await content();
      job.total = parts.length;
      await writeArchive(pathOf(job), { parts, files }, async (done) => void (job.done = done));
      job.bytes = (await stat(pathOf(job))).size;
      job.state = 'ready';
    } catch (error) {
      report(error);
      job.state = 'failed';
    }
    job.expiresAt = now() + privacyConstants.exportLifetimeMs;
  };

  return {
    async start(uid, content) {
      const running = [...jobs.values()].find((job) => job.uid === uid && job.state === 'working');
      if (running !== undefined) return asAnswer(running);
      const done = [...jobs.values()].filter((job) => job.uid === uid || isOver(job));
      const id = randomBytes(12).toString('hex');
      const secret = randomBytes(24).toString('base64url');
      const job: Job = { id, uid, state: 'working', done: 0, total: 0, bytes: 0, secret, expiresAt: null };
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
      return timingSafeEqual(digest(job.secret), digest(secret)) ? pathOf(job) : null;
    },
  };
};

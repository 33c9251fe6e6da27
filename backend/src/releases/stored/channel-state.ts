import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { claimFile } from './shared-files';

const build = v.object({ name: v.string(), version: v.string() });

const canarySchema = v.object({
  /** Builds that take the place of their predecessors for some. */
  builds: v.array(build),
  /** Visitors of a hundred who get it. */
  percent: v.number(),
  since: v.string(),
  who: v.string(),
  /** The set that was composed, and the current one it was composed from. */
  set: v.string(),
  base: v.string(),
  /** The reason for which it was stopped; nobody gets it any more. */
  halted: v.nullable(v.object({ at: v.string(), why: v.string() })),
});

const previewSchema = v.object({ builds: v.array(build), set: v.string(), at: v.string(), who: v.string() });

const stateSchema = v.object({
  canary: v.nullable(canarySchema),
  /** By name, such as that of a branch. */
  previews: v.record(v.string(), previewSchema),
});
/** The canary and the previews. */
export type ChannelState = v.InferOutput<typeof stateSchema>;

/** Sets that somebody may get though they are not current. */
export const setsOfChannels = ({ canary, previews }: ChannelState): string[] => [
  ...(canary === null ? [] : [canary.set]),
  ...Object.values(previews).map(({ set }) => set),
];

const none: ChannelState = { canary: null, previews: {} };

const fileName = (number: number): string => `${String(number).padStart(6, '0')}.json`;

/** The channels of a store: each state is a numbered file, and the newest counts. A late change applies to the newer state. */
export const openChannels = (releasesDir: string) => {
  const dir = join(releasesDir, 'channels');
  const last = (): number =>
    (existsSync(dir) ? readdirSync(dir) : [])
      .flatMap((name) => /^(\d{6,})\.json$/.exec(name)?.[1] ?? [])
      .map(Number)
      .reduce((most, number) => Math.max(most, number), 0);
  const read = (number: number): ChannelState => {
    try {
      const parsed = v.safeParse(stateSchema, JSON.parse(readFileSync(join(dir, fileName(number)), 'utf8')));
      return parsed.success ? parsed.output : none;
    } catch {
      return none;
    }
  };
  let known = { number: -1, state: none };
  const now = (): ChannelState => {
    const number = known.number >= 0 && !existsSync(join(dir, fileName(known.number + 1))) ? known.number : last();
    if (number !== known.number) known = { number, state: read(number) };
    return known.state;
  };
  return {
    /** Returns the current state, with changes of other processes. */
    now,
    /** Changes it; null changes nothing. */
    async change(next: (state: ChannelState) => ChannelState | null): Promise<void> {
      for (;;) {
        const number = last();
        const state = next(read(number));
        if (state === null) return;
        if (await claimFile(join(dir, fileName(number + 1)), `${JSON.stringify(state, null, 2)}\n`)) return;
      }
    },
  };
};
/** Names of previews: they stand in addresses and cookies. */
export const previewName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'A preview is called by small letters, digits and hyphens, at most 40'),
);

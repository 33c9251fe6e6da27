import { RRuleTemporal } from 'rrule-temporal';
import { TooMany, type WorkLimit } from './work-limit';
import { type Wall } from './zone';

/** Something that begins at `start` and is repeated by a rule (RFC 5545, section 3.3.10). */
export interface Repetition {
  start: Wall;
  rule: string;
  /** Gives the wall time of a rule's last moment, which rules name in UTC. */
  wallOfUntil: (moment: number) => Wall;
}

const dayMs = 86_400_000;
/** Occurrences are asked of the library for this long at a time, so that a limit is noticed before all are there. */
const stepMs = 20 * 366 * dayMs;
/** Steps of a rule between two occurrences, and days and times that are tried for it: the library gives up after them. */
const mostSteps = 20_000;
const mostTried = 500_000;
/** More times than hours say nothing about days. */
const mostTimesADay = 24;

const listed = (rule: string, part: string): number =>
  new RegExp(`(?:^|;)${part}=([^;]*)`, 'i').exec(rule)?.[1]?.split(',').length ?? 1;

/** Returns true for a rule that repeats within a day: it says nothing about days, and would never be read to its end. */
const isTooOften = (rule: string): boolean =>
  /FREQ=(?:SECOND|MINUTE|HOUR)LY/i.test(rule) ||
  listed(rule, 'BYHOUR') * listed(rule, 'BYMINUTE') * listed(rule, 'BYSECOND') > mostTimesADay;

const compact = (wall: Wall): string => `${new Date(wall).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** The rule with its last time as a wall time; a day alone is meant to its end. */
const withWallUntil = ({ rule, wallOfUntil }: Repetition): string =>
  rule.replace(/UNTIL=(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z?))?/i, (...found: string[]) => {
    const [, year, month, day, hour = '23', minute = '59', second = '59', mark] = found;
    const named = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
    return `UNTIL=${compact(mark === 'Z' ? wallOfUntil(named) : named)}`;
  });

/**
 * Returns the wall times at which something is repeated, its own among them, up to `latest`. Clocks that are put forward
 * or back do not matter to a rule, which counts days: it is read as if they were those of UTC.
 */
export const repeatedWalls = (repetition: Repetition, latest: Wall, work: WorkLimit): Wall[] => {
  const { start, rule } = repetition;
  if (isTooOften(rule)) throw new TooMany();
  const rules = new RRuleTemporal({
    rruleString: `DTSTART:${compact(start)}\nRRULE:${withWallUntil(repetition)}`,
    includeDtstart: true,
    maxIterations: mostSteps,
    maxCandidateEvaluations: mostTried,
    cache: false,
  });
  const walls: Wall[] = [];
  for (let from = start; from <= latest; from += stepMs) {
    const to = Math.min(from + stepMs - 1000, latest);
    const found = rules.between(new Date(from), new Date(to), true);
    work.count(found.length);
    for (const { epochMilliseconds } of found) walls.push(epochMilliseconds);
  }
  return walls;
};

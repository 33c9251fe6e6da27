import { Worker } from 'node:worker_threads';
import { calendarConstants } from '@posy/shared-contracts/constants';
import * as v from 'valibot';
import { type CalendarAnswer, type CalendarQuestion } from './busy-entries';

/** The limits for reading a file: the time from the moment when the thread is there, and the memory. */
const timeLimitMs = 10_000;
const heapMegabytes = 192;
/** Thirty years of ten things that come daily: more than anybody's calendar. */
const mostOccurrences = 100_000;

const answerSchema = v.union([
  v.object({ fault: v.picklist(['unreadable', 'too-many', 'too-complex']) }),
  v.object({
    entries: v.number(),
    free: v.number(),
    days: v.array(v.object({ day: v.string(), isShort: v.boolean() })),
  }),
]);

const answerOf = (worker: Worker): Promise<CalendarAnswer> =>
  new Promise((resolve) => {
    const fail = (): void => resolve({ fault: 'too-complex' });
    const timer = setTimeout(fail, timeLimitMs);
    worker.once('message', (answer) => resolve(v.parse(answerSchema, answer)));
    worker.once('error', fail);
    worker.once('exit', () => {
      clearTimeout(timer);
      fail();
    });
  });

const readApart = async (question: CalendarQuestion): Promise<CalendarAnswer> => {
  const worker = new Worker(new URL('calendar-thread.mjs', import.meta.url), {
    workerData: question,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
  });
  try {
    return await answerOf(worker);
  } finally {
    await worker.terminate();
  }
};

/** One file at a time: whoever sends hostile ones makes others who bring in a calendar wait, and nobody else. */
let last: Promise<unknown> = Promise.resolve();

/** Reads a calendar file in a thread of its own, which ends when it takes too long or too much memory. */
export const readCalendar = (
  question: Pick<CalendarQuestion, 'text' | 'zone' | 'from' | 'to'>,
): Promise<CalendarAnswer> => {
  const { mostEntries, shortHours, nightEndsAt } = calendarConstants;
  const answer = last.then(() => readApart({ ...question, mostEntries, shortHours, nightEndsAt, mostOccurrences }));
  last = answer.catch(() => undefined);
  return answer;
};

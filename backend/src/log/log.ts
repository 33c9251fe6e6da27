import { type FastifyBaseLogger } from 'fastify';
import { type LogLevel } from '../config/config';

type Level = 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace';
const order: (Level | 'silent')[] = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

const readable = (value: unknown): unknown => {
  if (value instanceof Error) return { name: value.name, message: value.message, stack: value.stack };
  return value;
};

const detailsOf = (given: unknown): Record<string, unknown> => {
  if (given instanceof Error) return { error: readable(given) };
  if (typeof given !== 'object' || given === null) return {};
  return Object.fromEntries(Object.entries(given).map(([key, value]) => [key, readable(value)]));
};

const line = (level: Level, bound: object, args: unknown[]): string => {
  const [first, second] = args;
  const message = typeof first === 'string' ? first : second;
  return `${JSON.stringify({ time: new Date().toISOString(), level, ...bound, ...detailsOf(first), message })}\n`;
};

/** A structured log: one JSON object a line, from `level` on. Used by Fastify and by everything beside it. */
export const createLog = (
  level: LogLevel,
  write: (line: string) => void = (text) => process.stderr.write(text),
): FastifyBaseLogger => {
  const make = (bound: object): FastifyBaseLogger => {
    const at =
      (own: Level) =>
      (...args: unknown[]): void => {
        if (order.indexOf(own) >= order.indexOf(level)) write(line(own, bound, args));
      };
    return {
      level,
      fatal: at('fatal'),
      error: at('error'),
      warn: at('warn'),
      info: at('info'),
      debug: at('debug'),
      trace: at('trace'),
      silent: () => undefined,
      child: (more) => make({ ...bound, ...more }),
    } as FastifyBaseLogger;
  };
  return make({});
};

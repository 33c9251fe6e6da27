import { type ErrorEvent, type StackFrame } from '@sentry/node';
import { pathWithoutPersonalData, textWithoutPersonalData } from './without-personal-data';

/** A problem as a browser reports it, or as the backend meets it. */
export interface Problem {
  feature: string;
  /** The package that met it. */
  remote: string;
  version: string;
  message: string;
  /** Stack in the JavaScript engine's format. */
  stack?: string | undefined;
  /** Path of the page, or the route's pattern. */
  path?: string | undefined;
}

/** Reads the frames of a stack, outermost first. */
export type ReadStack = (stack: string) => StackFrame[];

const framesOf = (stack: string, read: ReadStack): StackFrame[] =>
  read(stack).map(({ filename, function: name, lineno, colno, in_app }) => ({
    ...(filename !== undefined && { filename: textWithoutPersonalData(filename) }),
    ...(name !== undefined && { function: name }),
    ...(lineno !== undefined && { lineno }),
    ...(colno !== undefined && { colno }),
    ...(in_app !== undefined && { in_app }),
  }));

/** The event sent to Sentry: tagged by feature, remote and version, and without anything that identifies a person. */
export const sentryEvent = (
  { feature, remote, version, message, stack, path }: Problem,
  read: ReadStack,
): ErrorEvent => {
  const [, type = 'Error', text = message] = /^(?:Uncaught )?(\w*(?:Error|Exception)): ([^]*)$/u.exec(message) ?? [];
  const frames = stack === undefined ? [] : framesOf(stack, read);
  return {
    type: undefined,
    level: 'error',
    tags: { feature, remote, version },
    ...(path !== undefined && { transaction: remote === 'backend' ? path : pathWithoutPersonalData(path) }),
    exception: {
      values: [{ type, value: textWithoutPersonalData(text), ...(frames.length > 0 && { stacktrace: { frames } }) }],
    },
  };
};

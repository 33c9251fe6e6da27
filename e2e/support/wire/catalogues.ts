import { runInNewContext } from 'node:vm';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** A catalogue as a build has it: message id to the parser's elements. */
type ParsedCatalogue = Record<string, MessageFormatElement[]>;

/** `JSON.parse('{"shell.skip":[…` as the build writes a catalogue, with either kind of quotes or backticks. */
const catalogue = /JSON\.parse\(((["'`])\{\\?"[a-z][\w-]*\.(?:\\.|(?!\2)[^\\])*\2)\)/g;

/** The script with its catalogues changed. */
export const changeCatalogues = (script: string, change: (messages: ParsedCatalogue) => unknown): string =>
  script.replace(catalogue, (_whole, literal: string) => {
    const messages = JSON.parse(runInNewContext(literal) as string) as ParsedCatalogue;
    return `JSON.parse(${JSON.stringify(JSON.stringify(change(messages)))})`;
  });

/** The messages of a script's catalogues. */
export const cataloguesIn = (script: string): MessageFormatElement[][] =>
  [...script.matchAll(catalogue)].flatMap(([, literal = '']) =>
    Object.values(JSON.parse(runInNewContext(literal) as string) as ParsedCatalogue),
  );

/** The same for every message of a catalogue, or of a message's options. */
export const mapped = <T, R>(record: Record<string, T>, map: (value: T) => R): Record<string, R> =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, map(value)]));

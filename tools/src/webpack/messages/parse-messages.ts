import { parse } from '@formatjs/icu-messageformat-parser';
import type { LoaderContext, RuleSetRule } from 'webpack';

/** The files of catalogues: `messages/de-DE.ts`. */
const catalogueFile = /[\\/]messages[\\/][a-z]{2}-[A-Z]{2}\.ts$/;

/** A catalogue's module with every text as the parser's elements; a text that is no message fails the build by its id. */
export const parsedCatalogue = (messages: Record<string, string>): string => {
  const elements = Object.entries(messages).map(([id, text]) => {
    try {
      return [id, parse(text)];
    } catch (error) {
      throw new Error(`${id} is not a message: ${String(error)}`);
    }
  });
  const json = JSON.stringify(Object.fromEntries(elements));
  // Browsers read JSON faster than an object literal of the same content.
  return `export const messages = JSON.parse(${JSON.stringify(json)});\n`;
};

/** Webpack's loader for catalogues, after TypeScript's: they import nothing, so that they can be run as they are. */
export default async function parseMessages(this: LoaderContext<object>, compiled: string): Promise<string> {
  const { messages } = (await import(`data:text/javascript,${encodeURIComponent(compiled)}`)) as {
    messages: Record<string, string>;
  };
  return parsedCatalogue(messages);
}

/** Catalogues arrive in browsers parsed: docs/adr/0009. */
export const parseMessagesRule: RuleSetRule = {
  test: catalogueFile,
  enforce: 'post',
  loader: import.meta.filename,
};

import { dirname, relative, sep } from 'node:path';
import { initSync, parse } from 'es-module-lexer';
import { PlainError } from '../support/progress';
import { type PackedAlong, resolveImport } from './resolve-import';

/** Source files to packed ones: which are packed, as what, and under which path. */
export interface Emission {
  entries: readonly string[];
  /** The compiled text of a source file: its script, or its declarations. */
  textOf: (file: string) => string | Promise<string>;
  /** The packed path of a source file, without its ending. */
  pathOf: (file: string) => string;
  ending: '.js' | '.d.ts';
  along: PackedAlong;
}

/** Packed files by path, and the packages of others that they import. */
export interface Emitted {
  files: Map<string, string>;
  packages: Set<string>;
}

/** Imports and exports of declarations; the specifier is the third group. */
const imported = /((?<=[\s}*])from\s*|\bimport\s*\(?\s*)(["'])([^"'\n]+)\2/g;

/** Modules that helpers of tests ask Jest for; the specifier is the third group. */
const asked = /(\brequireActual\(\s*)(["'])([^"'\n]+)\2/g;

/** Comments of declarations, which may show an import as an example, apart from the rest. */
const commentsApart = /(\/\*[\s\S]*?\*\/)/;

const packageOf = (specifier: string): string => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/');

const asSpecifier = (from: string, to: string): string => {
  const path = relative(dirname(from), to).split(sep).join('/');
  return `${path.startsWith('.') ? path : `./${path}`}.js`;
};

initSync();

type Replace = (specifier: string) => string;

const replaceBy = (pattern: RegExp, text: string, replace: Replace): string =>
  text.replace(
    pattern,
    (_all, before: string, quote: string, specifier: string) => `${before}${quote}${replace(specifier)}${quote}`,
  );

/** Replaces the specifiers of a script, but not those in its texts: a generator of scripts has such. */
const replaceInScript = (text: string, replace: Replace): string => {
  const [imports] = parse(text);
  let replaced = '';
  let end = 0;
  for (const { n: specifier, s, e, d } of imports) {
    if (specifier === undefined) continue;
    const isDynamic = d >= 0;
    replaced += `${text.slice(end, s)}${isDynamic ? JSON.stringify(replace(specifier)) : replace(specifier)}`;
    end = e;
  }
  return replaceBy(asked, `${replaced}${text.slice(end)}`, replace);
};

/** Replaces the specifiers of a compiled text, outside its comments. */
export const replaceImports = (text: string, ending: Emission['ending'], replace: Replace): string =>
  ending === '.js'
    ? replaceInScript(text, replace)
    : text
        .split(commentsApart)
        .map((part) => (part.startsWith('/*') ? part : replaceBy(imported, part, replace)))
        .join('');

/**
 * Compiles the entries and every source file that they lead to. Imports get a path with its ending, so that Node and all
 * bundlers resolve them alike. Throws for an import that leads nowhere.
 */
export const emitReachable = async ({ entries, textOf, pathOf, ending, along }: Emission): Promise<Emitted> => {
  const emitted: Emitted = { files: new Map(), packages: new Set() };
  const seen = new Set(entries);
  // A set is walked in the order of insertion, with those that are added meanwhile.
  for (const file of seen) {
    const own = pathOf(file);
    const text = replaceImports(await textOf(file), ending, (specifier) => {
      const found = resolveImport(file, specifier, along);
      if (found !== null) {
        const path = pathOf(found);
        if (path.startsWith('..'))
          throw new PlainError(
            `${file} needs ${specifier}, a file of another package: import it by that package's name.`,
          );
        seen.add(found);
        return asSpecifier(own, path);
      }
      if (/^[.#]/.test(specifier)) throw new PlainError(`${file} imports ${specifier}, which leads nowhere.`);
      if (!specifier.startsWith('node:')) emitted.packages.add(packageOf(specifier));
      return specifier;
    });
    emitted.files.set(`${own}${ending}`, text);
  }
  return emitted;
};

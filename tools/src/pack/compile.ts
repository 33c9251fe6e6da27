import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transform } from 'esbuild';
import { execute } from '../support/execute';
import { PlainError } from '../support/progress';
import { inRoot, root } from '../support/workspace';

/** A source file as a script of the language that browsers and Node run. */
export const scriptOf = async (file: string): Promise<string> => {
  const { code } = await transform(readFileSync(file, 'utf8'), {
    loader: file.endsWith('x') ? 'tsx' : 'ts',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    sourcefile: relative(root, file),
  });
  return code;
};

/** The declarations of compiled sources, by source file. */
export type Declarations = (file: string) => string;

/** Below the workspace's packages, where the compiler finds the types that all of them use. */
const declarationsFolder = inRoot('node_modules', '.cache', 'posy', 'declarations');

/** Compiles the declarations of source files, and of every file that they import. */
export const compileDeclarations = async (entries: readonly string[]): Promise<Declarations> => {
  rmSync(declarationsFolder, { recursive: true, force: true });
  mkdirSync(declarationsFolder, { recursive: true });
  const [config, outDir] = [join(declarationsFolder, 'tsconfig.json'), join(declarationsFolder, 'types')];
  const emission = { noEmit: false, declaration: true, emitDeclarationOnly: true, rootDir: root, outDir };
  // Types are checked by their own command.
  const compilerOptions = { ...emission, noCheck: true, incremental: false };
  writeFileSync(config, JSON.stringify({ extends: inRoot('tsconfig.base.json'), compilerOptions, files: entries }));
  // The native compiler ends well and leaves out some of the files, others each time.
  await execute(process.execPath, [inRoot('node_modules/typescript/bin/tsc'), '-p', config], { quiet: true });
  return (file) => {
    const path = join(outDir, relative(root, file).replace(/\.tsx?$/, '.d.ts'));
    try {
      return readFileSync(path, 'utf8');
    } catch {
      throw new PlainError(`${relative(root, file)} has no declarations.`);
    }
  };
};

import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(__dirname, '..', '..', '..');

/** Runs the lint of `posy check` over a folder with this source alone. */
const lint = (source: string): { code: number | null; said: string } => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-promises-'));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { strict: true } }));
  writeFileSync(join(folder, 'source.ts'), source);
  const { status, stdout } = spawnSync(
    join(root, 'node_modules', '.bin', 'oxlint'),
    ['--type-aware', '--config', join(root, '.oxlintrc.json'), folder],
    { encoding: 'utf8', cwd: folder },
  );
  return { code: status, said: stdout };
};

const late = 'const late = async (): Promise<number> => 1;\n';

describe('the lint of promises', () => {
  test('refuses one that nobody waits for', () => {
    const { code, said } = lint(`${late}export const start = (): void => {\n  late();\n};\n`);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('no-floating-promises') });
  });

  test('refuses one where yes or no is expected', () => {
    const { code, said } = lint(`${late}export const known = (): number => (late() ? 1 : 0);\n`);
    expect({ code, said }).toEqual({ code: 1, said: expect.stringContaining('no-misused-promises') });
  });

  test('lets pass what is waited for', () => {
    expect(lint(`${late}export const start = async (): Promise<number> => (await late()) + 1;\n`)).toMatchObject({
      code: 0,
    });
  });
});

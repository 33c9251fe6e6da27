import { execute } from './execute';

const node = process.execPath;

test('the output of a program is shown when it fails', async () => {
  const script = 'console.log("half done"); process.exit(3)';
  await expect(execute(node, ['-e', script], { quiet: true })).rejects.toThrow(/failed \(3\)\.\nhalf done/);
});

test('a program that hangs is ended with what it started, and says so', async () => {
  // The grandchild keeps the output open: only when it has ended too does the call come back.
  const script = `
    const { spawn } = require('node:child_process');
    spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)'], { stdio: 'inherit' });
    console.log('begun');
  `;
  await expect(execute(node, ['-e', script], { quiet: true, limitMs: 1500 })).rejects.toThrow(
    /was ended after 1\.5 s\.\nbegun/,
  );
});

test('a program within its limit is left alone', async () => {
  await expect(execute(node, ['-e', ''], { quiet: true, limitMs: 60_000 })).resolves.toBeUndefined();
});

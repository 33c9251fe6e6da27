import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { type Browser, chromium } from 'playwright';

const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const places = [process.env.CHROMIUM_PATH, '/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

/** The Chromium of CHROMIUM_PATH, of the system, or Playwright's own; `npm run check` finds or installs one. */
const launchChromium = (): Promise<Browser> => {
  const found = places.find((path) => path !== undefined && existsSync(path));
  return chromium.launch({ headless: true, args: flags, ...(found !== undefined && { executablePath: found }) });
};

/** A browser for the tests of a file: started before the first of them, closed after the last. */
export const chromiumForTests = (): (() => Browser) => {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await launchChromium();
  });
  afterAll(() => browser?.close());
  return () => {
    if (browser === undefined) throw new Error('The browser is there once the tests run.');
    return browser;
  };
};

/** esbuild runs outside jest, whose realms it does not stand. */
const build = (options: object): string => {
  const all = { bundle: true, write: false, logLevel: 'error', ...options };
  const script = `process.stdout.write(require('esbuild').buildSync(${JSON.stringify(all)}).outputFiles[0].text)`;
  return execFileSync(process.execPath, ['-e', script], { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
};

/** Bundles a page's script for the browser. */
export const bundle = (entry: string): string => build({ entryPoints: [entry], format: 'iife', platform: 'browser' });

/** Bundles a program for a Node process of its own; the native driver stays where it is installed. */
export const bundleForNode = (entry: string): string => {
  const driver = createRequire(entry).resolve('libsql');
  const alias = { libsql: driver };
  return build({ entryPoints: [entry], format: 'cjs', platform: 'node', alias, external: [driver] });
};

/** Serves an otherwise empty page with the script. */
export const servePage =
  (script: string): RequestListener =>
  (req, res) => {
    const isScript = req.url === '/page.js';
    res.writeHead(200, { 'Content-Type': isScript ? 'text/javascript; charset=utf-8' : 'text/html; charset=utf-8' });
    res.end(isScript ? script : '<!doctype html><title>test</title><script src="/page.js"></script>');
  };

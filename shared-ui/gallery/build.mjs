/** Builds the gallery into gallery/dist/index.html: `node gallery/build.mjs`, then open the file. For looking only. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';

const out = join(import.meta.dirname, 'dist');
mkdirSync(out, { recursive: true });
await build({
  entryPoints: { gallery: join(import.meta.dirname, 'gallery.tsx') },
  bundle: true,
  format: 'iife',
  outdir: out,
  loader: { '.woff2': 'file' },
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'warning',
});
writeFileSync(
  join(out, 'index.html'),
  `<!doctype html><html lang="en-GB"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Gallery</title><link rel="stylesheet" href="gallery.css"><meta http-equiv="Content-Security-Policy"
 content="style-src 'self' 'nonce-gallery' file:; script-src 'self' 'nonce-gallery' file:"><meta property="csp-nonce" nonce="gallery" content="gallery">
<body><div id="root"></div><script nonce="gallery" src="gallery.js"></script></body></html>`,
);

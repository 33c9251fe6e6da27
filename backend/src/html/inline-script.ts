import { minify_sync } from 'terser';
import { attributes } from './escape';

const packedScripts = new Map<string, string>();

/** The script with short names and without comments: every page carries it, in the first packets of its connection. */
export const packed = (script: string): string => {
  const known = packedScripts.get(script);
  if (known !== undefined) return known;
  const { code: short = script } = minify_sync(script, { ecma: 2020, format: { quote_style: 3 } });
  packedScripts.set(script, short);
  return short;
};

/** A script of the document itself, which the page's policy knows by its nonce. */
export const inlineScript = (nonce: string, packedScript: string): string =>
  `<script${attributes({ nonce })}>${packedScript}</script>`;

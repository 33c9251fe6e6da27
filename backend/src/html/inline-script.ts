import { attributes } from './escape';

/** The script without its comments and indents: they are for readers of the source, and every page would carry them. */
export const packed = (script: string): string =>
  script
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('//'))
    .join('\n');

/** A script of the document itself, which the page's policy knows by its nonce. */
export const inlineScript = (nonce: string, packedScript: string): string =>
  `<script${attributes({ nonce })}>${packedScript}</script>`;

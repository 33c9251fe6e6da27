import { attributes } from '#html/escape';
import { householdLinkScript } from '#html/household-link';
import { inlineScript } from '#html/inline-script';
import { type HeadInput, headOf } from './head';
import { type DrawnPage } from './rendering/compose-page';

/** The parts of a document that needs no script of a build. */
export interface AloneInput extends HeadInput {
  drawn: Pick<DrawnPage, 'html' | 'head' | 'styles'>;
}

/** Returns the HTML of a screen that works without the shell: its markup, its styles, and a few lines of script. */
export const documentAlone = (input: AloneInput): string => {
  const { facts, nonce, drawn } = input;
  const rules = drawn.styles.map(([, text]) => text.replaceAll('</', '<\\/')).join('');
  return [
    '<!doctype html>',
    `<html${attributes({ lang: facts.language })}>`,
    '<head>',
    ...headOf(input, [inlineScript(nonce, householdLinkScript)]),
    `<style${attributes({ nonce })}>${rules}</style>`,
    drawn.head,
    '</head>',
    '<body>',
    `<div id="root">${drawn.html}</div>`,
    '</body>',
    '</html>',
    '',
  ].join('\n');
};

interface AloneHeaders {
  nonce: string;
  /** Hashes of the style attributes in the markup. */
  styleHashes: readonly string[];
}

/** Headers of a document without the shell: nothing but its own styles, pictures, faces and forms. */
export const headersAlone = ({ nonce, styleHashes }: AloneHeaders): Record<string, string> => ({
  'content-security-policy': [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${["'self'", `'nonce-${nonce}'`, ...(styleHashes.length > 0 ? ["'unsafe-hashes'", ...styleHashes] : [])].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; '),
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  'cache-control': 'no-store',
});

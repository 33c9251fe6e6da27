import { randomBytes } from 'node:crypto';
import { bloom } from '@posy/art';
import { type Website } from '@posy/shared-contracts/entities';
import { type Market, markets } from '@posy/shared-contracts/markets';
import { attributes, escapeHtml } from '#html/escape';
import { type Html, html } from '#html/html';
import { inlineScript } from '#html/inline-script';
import { type GuestWords } from '../words/guest-words';
import { guestStyle } from './guest-style';
import { siteColours } from './site-colours';

/** A style sheet of the shell's build: its faces. */
export interface FaceSheet {
  href: string;
  integrity: string | null;
}

/** A page for guests: everything but what stands in it. */
export interface GuestFrame {
  market: Market;
  words: GuestWords;
  theme: Website['theme'];
  faces: readonly FaceSheet[];
  title: string;
  /** The same page in another market's language. */
  pathIn: (market: Market) => string;
  /** The page's small script; null for a page without one. */
  script: string | null;
}

/** A whole page and the headers that it is sent with. */
export interface GuestPage {
  html: string;
  headers: Record<string, string>;
}

const policy = (nonce: string): string =>
  [
    "default-src 'none'",
    `style-src 'self' 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    "font-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');

/** The secret stands in the address: no other page learns it, nobody stores the page, no search engine lists it. */
const headersOf = (nonce: string): Record<string, string> => ({
  'content-security-policy': policy(nonce),
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()',
});

/** One flower in the couple's colour. */
const flower = (theme: Website['theme'], seed: string): Html => {
  const drawn = bloom({ seed, hue: siteColours[theme].accent });
  return html`<img alt="" width="64" height="64" src="data:image/svg+xml,${encodeURIComponent(drawn)}" />`;
};

/** The head of a page: the couple's flower and names, what the page is, and some lines. */
export const pageHead = (
  { theme }: Pick<GuestFrame, 'theme'>,
  { couple, heading, lines }: { couple: string; heading: string; lines: readonly string[] },
): Html =>
  html`<header class="head">
    ${flower(theme, couple)}${couple === '' ? null : html`<p class="couple">${couple}</p>`}
    <h1>${heading}</h1>
    ${lines.map((line) => html`<p>${line}</p>`)}
  </header>`;

const languages = ({ market, words, pathIn }: GuestFrame): Html => {
  const others = markets.filter(({ language }, index) => {
    const first = markets.findIndex((one) => one.language === language);
    return language !== market.language && index === first;
  });
  const links = others.map((other) => {
    const name = new Intl.DisplayNames(other.locale, { type: 'language' }).of(other.language) ?? other.language;
    return html`<a href="${pathIn(other)}" hreflang="${other.language}" lang="${other.language}">${name}</a> `;
  });
  return html`<nav class="foot" aria-label="${words.otherLanguages}">${links}</nav>`;
};

/** The document of a guest's page. It is whole without a script. */
export const guestPage = (frame: GuestFrame, main: Html): GuestPage => {
  const nonce = randomBytes(18).toString('base64');
  const page = [
    '<!doctype html>',
    `<html${attributes({ lang: frame.market.locale })}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex"><title>${escapeHtml(frame.title)}</title>`,
    ...frame.faces.map(({ href, integrity }) => `<link${attributes({ rel: 'stylesheet', href, integrity })}>`),
    `<style${attributes({ nonce })}>${guestStyle(frame.theme)}</style></head>`,
    `<body><main>${main.text}${languages(frame).text}</main>`,
    ...(frame.script === null ? [] : [inlineScript(nonce, frame.script)]),
    '</body></html>',
  ].join('\n');
  return { html: page, headers: headersOf(nonce) };
};

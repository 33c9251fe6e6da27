import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { marketOfPath } from '@posy/shared-contracts/paths';
import { attributes, escapeHtml, jsonForScript } from '../html/escape';
import { type Integrities } from '../releases';
import { type PageFacts } from './facts/page-facts';
import { inShell } from './in-shell';
import { appleIconPath } from './install/icons';
import { manifestPath, themeColors } from './install/web-manifest';
import { heldBack } from './overrides/developer-remote';
import { tabScript, type TabState } from './overrides/tab-script';
import { preloadLinks } from './preloads';
import { sleeping } from './rendering/waking';

/** The parts of a page's head. */
export interface HeadInput {
  url: URL;
  facts: PageFacts;
  set: ReleaseSet;
  integrities: Integrities;
  nonce: string;
  /** Milliseconds until the scripts of a page without input start; null when the page needs them to be visible. */
  wakeAfterMs: number | null;
  /** Style sheets of the set's shell, as text; null when the page links them. */
  sheets: string | null;
  /** State of the tab's override; null for browsers that may ask for none. */
  tab: TabState | null;
  /** Remote that a developer's server brings; null in all other pages. */
  developed: string | null;
}

const link = (values: Record<string, string | boolean | null>): string => `<link${attributes(values)}>`;
const meta = (name: string, content: string): string => `<meta${attributes({ name, content })}>`;
const property = (name: string, content: string): string => `<meta${attributes({ property: name, content })}>`;

/** Tags for search engines: permission to list, canonical address, other languages. */
const forSearch = ({ url, facts }: HeadInput): string[] => [
  ...(facts.index ? [] : [meta('robots', facts.canonical === null ? 'noindex' : 'noindex, follow')]),
  ...(facts.canonical === null ? [] : [link({ rel: 'canonical', href: `${url.origin}${facts.canonical}` })]),
  ...facts.alternates.map(({ language, path }) =>
    link({ rel: 'alternate', hreflang: language, href: `${url.origin}${path}` }),
  ),
];

/** Tags for previews of links: Open Graph, and X's own. */
const forPreviews = ({ url, facts }: HeadInput): string[] => {
  const { title, description, canonical, image, language } = facts;
  const picture = `${url.origin}${image.path}`;
  return [
    property('og:site_name', 'Posy'),
    property('og:type', 'website'),
    property('og:title', title),
    ...(description === null ? [] : [property('og:description', description)]),
    property('og:url', `${url.origin}${canonical ?? url.pathname}`),
    property('og:locale', language.replace('-', '_')),
    property('og:image', picture),
    property('og:image:type', image.type),
    property('og:image:width', String(image.width)),
    property('og:image:height', String(image.height)),
    property('og:image:alt', image.label),
    meta('twitter:card', 'summary_large_image'),
    meta('twitter:title', title),
    ...(description === null ? [] : [meta('twitter:description', description)]),
    meta('twitter:image', picture),
    meta('twitter:image:alt', image.label),
  ];
};

const structured = ({ facts, nonce }: HeadInput): string[] =>
  facts.structured.map(
    (data) => `<script${attributes({ type: 'application/ld+json', nonce })}>${jsonForScript(data)}</script>`,
  );

/** The style sheets of a set's shell: the product's faces and its own properties. */
export const faceSheets = ({ shell: { base, styles } }: ReleaseSet, integrities: Integrities) =>
  styles.map((file) => inShell(base, file)).map((href) => ({ href, integrity: integrities.get(href) ?? null }));

const stylesAndFonts = ({ set, integrities, sheets, nonce }: HeadInput): string[] => {
  const { base, fonts } = set.shell;
  return [
    ...(sheets === null
      ? faceSheets(set, integrities).map((sheet) => link({ rel: 'stylesheet', ...sheet }))
      : [`<style${attributes({ nonce })}>${sheets.replaceAll('</', '<\\/')}</style>`]),
    ...fonts.map((file) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href: inShell(base, file), crossorigin: 'anonymous' }),
    ),
  ];
};

/** The shell's scripts, and links to what they will ask for. A page that came whole has them begin later. */
const scriptsOf = (input: HeadInput): string[] => {
  const { set, nonce, integrities, wakeAfterMs, developed } = input;
  const files = set.shell.scripts
    .map((file) => inShell(set.shell.base, file))
    .map((path) => ({ path, integrity: integrities.get(path) ?? null, crossorigin: 'anonymous', nonce }));
  const scripts = files.map(
    ({ path, ...rest }) => `<script${attributes({ src: path, ...rest, defer: true })}></script>`,
  );
  if (developed !== null) {
    const remotes = set.remotes.filter(({ name }) => name !== developed);
    return [heldBack([...preloadLinks({ ...input, set: { ...set, remotes } }), ...scripts])];
  }
  if (wakeAfterMs === null) return [...scripts, ...preloadLinks(input)];
  const links = files.map(({ path, ...rest }) => link({ rel: 'preload', as: 'script', href: path, ...rest }));
  return sleeping({ nonce, wakeAfterMs, elements: [...links, ...preloadLinks(input), ...scripts] });
};

const forInstallation = ({ pathname }: URL): string[] => [
  link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
  link({ rel: 'apple-touch-icon', href: appleIconPath }),
  link({ rel: 'manifest', href: manifestPath(marketOfPath(pathname)) }),
  ...Object.entries(themeColors).map(
    ([scheme, content]) =>
      `<meta${attributes({ name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content })}>`,
  ),
];

/** The elements of a page's head. `scripts`: how it begins what it runs. */
export const headOf = (input: HeadInput, scripts = scriptsOf(input)): string[] => {
  const { url, facts, tab, nonce } = input;
  return [
    '<meta charset="utf-8">',
    ...(tab === null ? [] : [tabScript(nonce, tab)]),
    `<title>${escapeHtml(facts.title)}</title>`,
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'),
    ...(facts.description === null ? [] : [meta('description', facts.description)]),
    ...forInstallation(url),
    ...stylesAndFonts(input),
    ...scripts,
    ...forSearch(input),
    ...forPreviews(input),
    ...structured(input),
  ];
};

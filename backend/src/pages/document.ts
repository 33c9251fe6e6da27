import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { type FirebaseTarget } from '../config/config';
import { attributes, escapeHtml, jsonForScript } from './escape';
import { type PageFacts } from './page-facts';
import { preloadLinks } from './preloads';

/** What a page is made of. */
export interface PageInput {
  pathname: string;
  facts: PageFacts;
  set: ReleaseSet;
  firebase: FirebaseTarget;
  nonce: string;
  /** Whether demo sign-ins are offered. */
  demo: boolean;
  /** Whether the page loads a new release set by itself. */
  development: boolean;
  publicUrl: string | null;
}

/** The SDK's configuration in the embedded default; only the project id means anything there. */
const localWebConfig = (projectId: string) => ({ apiKey: projectId, projectId, authDomain: `${projectId}.invalid` });

const firebaseBoot = (target: FirebaseTarget) =>
  target.mode === 'local'
    ? { mode: 'local', config: localWebConfig(target.projectId) }
    : { mode: 'google', config: target.web };

/** A file of the shell's build: as it stands when it is absolute, otherwise below the build's base. */
const inShell = (base: string, file: string): string =>
  /^(?:\/|https?:)/.test(file) ? file : `${base.replace(/\/$/, '')}/${file}`;

const head = ({ pathname, facts, set, nonce, publicUrl }: PageInput): string[] => {
  const { base, scripts, styles, fonts } = set.shell;
  const link = (values: Record<string, string | boolean | null>): string => `<link${attributes(values)}>`;
  const meta = (name: string, content: string): string => `<meta${attributes({ name, content })}>`;
  return [
    '<meta charset="utf-8">',
    `<title>${escapeHtml(facts.title)}</title>`,
    meta('viewport', 'width=device-width, initial-scale=1, viewport-fit=cover, interactive-widget=resizes-content'),
    ...(facts.description === null ? [] : [meta('description', facts.description)]),
    ...(facts.index ? [] : [meta('robots', 'noindex')]),
    ...(facts.index && publicUrl !== null ? [link({ rel: 'canonical', href: `${publicUrl}${pathname}` })] : []),
    link({ rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' }),
    ...styles.map((file) => link({ rel: 'stylesheet', href: inShell(base, file) })),
    ...fonts.map((file) =>
      link({ rel: 'preload', as: 'font', type: 'font/woff2', href: inShell(base, file), crossorigin: 'anonymous' }),
    ),
    ...scripts.map(
      (file) =>
        `<script${attributes({ src: inShell(base, file), defer: true, crossorigin: 'anonymous', nonce })}></script>`,
    ),
    ...preloadLinks(set, pathname, nonce),
  ];
};

/** The HTML of a screen: an empty root, and all that the shell needs to start without another request. */
export const renderPage = (input: PageInput): string => {
  const { facts, set, firebase, nonce, demo, development } = input;
  const boot = jsonForScript({ releaseSet: set, firebase: firebaseBoot(firebase), nonce, demo, development });
  return [
    '<!doctype html>',
    `<html${attributes({ lang: facts.language })}>`,
    '<head>',
    ...head(input),
    '</head>',
    '<body>',
    '<div id="root"></div>',
    `<script${attributes({ type: 'application/json', id: 'posy-boot', nonce })}>${boot}</script>`,
    '<noscript>Posy needs JavaScript.</noscript>',
    '</body>',
    '</html>',
    '',
  ].join('\n');
};

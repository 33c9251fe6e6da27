import { type FirebaseTarget } from '../config/config';
import { type SignInProvider } from '../config/sign-in-providers';
import { attributes, jsonForScript } from '../html/escape';
import { type Html, html } from '../html/html';
import { plainStyle } from '../html/plain-style';
import { bootGuard } from './boot-guard';
import { documentAlone } from './document-alone';
import { type HeadInput, headOf } from './head';
import { bootIds } from './overrides/developer-remote';
import { overrideEnd, overrideLine, type ShownOverride } from './overrides/override-line';
import { type DrawnPage } from './rendering/compose-page';
import { earlyActs } from './rendering/early-acts';
import { waitingScreen } from './waiting/waiting-screen';
import { type PageWords } from './words/page-words';

/** The parts of a page. */
export interface PageInput extends HeadInput {
  words: PageWords;
  /** The set as the shell is given it. */
  releaseSet: unknown;
  firebase: FirebaseTarget;
  /** Public key for browsers' own push subscriptions, in the embedded default. */
  vapidKey: string | null;
  /** Providers whose accounts people may sign in with. */
  providers: readonly SignInProvider[];
  /** True when an authenticator app may be set up as a second factor. */
  secondFactor: boolean;
  /** True when demo sign-ins are offered. */
  demo: boolean;
  /** True when the page loads a new release set by itself. */
  development: boolean;
  /** The rendered page; null leaves rendering to its scripts. */
  drawn: DrawnPage | null;
  /** The remote that comes from elsewhere; null in a page as it is deployed. */
  shown: ShownOverride | null;
}

/** The SDK's configuration in the embedded default; only the project id and the key for pushes mean anything there. */
const localWebConfig = (projectId: string, vapidKey: string | null) => ({
  apiKey: projectId,
  projectId,
  authDomain: `${projectId}.invalid`,
  ...(vapidKey !== null && { vapidKey }),
});

const firebaseBoot = ({ firebase: target, vapidKey, providers, secondFactor }: PageInput) => ({
  ...(target.mode === 'local'
    ? { mode: 'local', config: localWebConfig(target.projectId, vapidKey) }
    : { mode: 'google', config: target.web }),
  providers,
  secondFactor,
});

/**
 * The main facts for readers without scripts. In `noscript` and not in the root: with scripts, browsers neither lay it
 * out nor load its links, so that nothing flickers or moves when the app takes its place; without scripts, crawlers and
 * people read it as it stands. Its text holds no `<`, so that nothing in it can end the element early.
 */
const readable = ({ facts, words }: PageInput): Html =>
  html`<noscript
    ><main class="posy-plain">
      ${facts.readable}
      <footer><p>${words.needsScripts}</p></footer>
    </main></noscript
  >`;

/** Styles of the rendering, under the names by which the page's own style cache finds them again. */
const stylesOf = ({ drawn, nonce }: PageInput): string[] => {
  if (drawn === null) return [];
  const names = drawn.styles.map(([name]) => name).join(' ');
  // Rules are text of a style element: nothing in them may end it.
  const rules = drawn.styles.map(([, text]) => text.replaceAll('</', '<\\/')).join('');
  return [`<style${attributes({ 'data-emotion': `posy ${names}`, nonce })}>${rules}</style>`, drawn.head];
};

/** The data that the shell's own screen was rendered from, right before it. */
const stateOf = (drawn: DrawnPage | null): string[] => {
  if (drawn === null || drawn.state === null) return [];
  const values = attributes({ type: 'application/json', 'data-posy-state': '' });
  return [`<script${values}>${jsonForScript(JSON.parse(drawn.state))}</script>`];
};

/**
 * Returns the HTML of a screen: rendered, or an empty root; and everything that the shell needs to start without
 * another request.
 */
export const renderPage = (input: PageInput): string => {
  const { facts, releaseSet, nonce, demo, development, drawn, shown, words, developed } = input;
  if (drawn?.standsAlone === true) return documentAlone({ ...input, drawn });
  const boot = jsonForScript({ releaseSet, firebase: firebaseBoot(input), nonce, demo, development });
  return [
    '<!doctype html>',
    `<html${attributes({ lang: facts.language })}>`,
    '<head>',
    ...headOf(input),
    plainStyle(nonce),
    ...stylesOf(input),
    '</head>',
    '<body>',
    ...(shown === null ? [] : overrideLine({ ...shown, nonce, words: words.override })),
    ...stateOf(drawn),
    `<div id="root">${drawn?.html ?? ''}</div>`,
    ...(drawn === null ? waitingScreen(input.set, input.url.pathname, nonce) : [earlyActs(nonce)]),
    ...bootGuard(input),
    `<script${attributes({ type: 'application/json', id: developed === null ? bootIds.read : bootIds.waiting, nonce })}>${boot}</script>`,
    ...(drawn === null ? [readable(input).text] : []),
    ...(shown === null ? [] : overrideEnd(shown.override, nonce)),
    '</body>',
    '</html>',
    '',
  ].join('\n');
};

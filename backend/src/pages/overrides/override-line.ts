import { overrideQuery } from '@posy/shared-contracts/constants';
import { attributes, jsonForScript } from '#html/escape';
import { html } from '#html/html';
import { inlineScript, packed } from '#html/inline-script';
import { type PageOverride } from '#releases/overrides/page-overrides';
import { type PageWords } from '../words/page-words';
import { startDeveloperRemote } from './developer-remote';
import { tabKey } from './tab-script';

/** An override as the page has it. */
export interface ShownOverride {
  override: PageOverride;
  /** Id of the set around it, and of the one that the page would have without it. */
  base: string;
  deployed: string;
}

interface LineInput extends ShownOverride {
  nonce: string;
  words: PageWords['override'];
}

/** Forgets the tab's override and loads the same page as it is deployed. */
const backScript = packed(`(() => {
  document.querySelector('#posy-override-line button').addEventListener('click', () => {
    try {
      sessionStorage.removeItem('${tabKey}');
    } catch {}
    const address = new URL(location.href);
    for (const name of ${JSON.stringify(Object.values(overrideQuery))}) address.searchParams.delete(name);
    history.replaceState(history.state, '', address);
    location.reload();
  });
})();`);

/** The sentence about the override, and the one that takes its place where a developer's server does not answer. */
const sentencesOf = (override: PageOverride, words: PageWords['override']): { said: string; failed: string | null } => {
  if (override.kind === 'stored') return { said: words.stored(override.remote, override.version), failed: null };
  if (override.kind === 'developer') {
    const { remote, origin } = override;
    return { said: words.developer(remote, origin), failed: words.unreachable(remote, origin) };
  }
  const { asked, why } = override;
  const reason = typeof why === 'string' ? words.refusals[why] : why.sentence;
  return { said: words.refused(asked, reason), failed: null };
};

/** The line above a page with an override, with a way back, and its data for the inspector. Scripts come after it. */
export const overrideLine = ({ override, base, deployed, nonce, words }: LineInput): string[] => {
  const { said, failed } = sentencesOf(override, words);
  const title = override.kind === 'refused' ? words.refusedTitle : words.title;
  const line = html`<div class="posy-plain-line" id="posy-override-line" role="status">
    <strong>${title}</strong>
    <p>${said}</p>
    ${failed === null ? null : html`<p hidden>${failed}</p>`}<button type="button">${words.back}</button>
  </div>`;
  const data = jsonForScript({ ...override, base, deployed });
  return [
    line.text,
    `<script${attributes({ type: 'application/json', id: 'posy-override', nonce })}>${data}</script>`,
    inlineScript(nonce, backScript),
  ];
};

/** The last script of a page with an override: it starts the scripts that waited for a developer's remote. */
export const overrideEnd = (override: PageOverride, nonce: string): string[] =>
  override.kind === 'developer' ? [startDeveloperRemote(nonce)] : [];

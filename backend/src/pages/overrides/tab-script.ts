import { overrideQuery } from '@posy/shared-contracts/constants';
import { inlineScript, packed } from '#html/inline-script';
import { type PageOverride } from '#releases/overrides/page-overrides';

/** Storage key of the tab's override: the query that asks for it. */
export const tabKey = 'posy-override';

/** The page has an override, has none, or was refused one. */
export type TabState = 'used' | 'none' | 'refused';

export const tabStateOf = (override: PageOverride | null): TabState => {
  if (override === null) return 'none';
  return override.kind === 'refused' ? 'refused' : 'used';
};

/**
 * Keeps an override for its tab alone: a page that has it writes it down, and one that a link opens without it is asked
 * for again with it, before anything of it starts. An empty `remote` in the address forgets it. It is written here, and
 * not in the shell, because the shell may be an older one, and a visitor's page carries none of it.
 */
const scriptOf = (state: TabState): string =>
  packed(`(() => {
  const address = new URL(location.href);
  const asked = address.searchParams;
  const names = ${JSON.stringify(Object.values(overrideQuery))};
  const remote = asked.get(names[0]);
  const state = ${JSON.stringify(state)};
  try {
    if (state === 'refused' || remote === '') sessionStorage.removeItem('${tabKey}');
    if (state === 'used') {
      const kept = names.filter((name) => asked.has(name)).map((name) => [name, asked.get(name)]);
      sessionStorage.setItem('${tabKey}', new URLSearchParams(kept).toString());
    }
    if (state !== 'none') return;
    if (remote !== null) {
      // Forgotten, or a worker's stored page, which has no override: the address does not claim one.
      for (const name of names) asked.delete(name);
      history.replaceState(history.state, '', address);
      return;
    }
    const kept = sessionStorage.getItem('${tabKey}');
    if (kept === null) return;
    for (const [name, value] of new URLSearchParams(kept)) asked.set(name, value);
    location.replace(address);
  } catch {
    // Without storage an override lasts for one page.
  }
})();`);

/** The script of a page, in its head. */
export const tabScript = (nonce: string, state: TabState): string => inlineScript(nonce, scriptOf(state));

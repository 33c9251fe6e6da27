import { type ReleaseSet } from '@posy/shared-contracts/manifest';
import { isWithin, parsePath } from '@posy/shared-contracts/paths';
import { attributes } from '#html/escape';
import { inlineScript, packed } from '#html/inline-script';

/** Outlines of screens: a list, cards, or a list beside what is open. */
type Outline = 'rows' | 'cards' | 'panes';

/** Outlines by the first segment after the market; other screens have cards. */
const outlines = new Map<string, Outline>([
  ['checklist', 'rows'],
  ['guestlist', 'rows'],
  ['budget', 'rows'],
  ['settings', 'rows'],
  ['moderation', 'rows'],
  ['inbox', 'panes'],
]);

/** Parts of an outline, as many as the tallest window shows. */
const parts: Readonly<Record<Outline, number>> = { rows: 12, cards: 9, panes: 2 };

/** The bar and the tabs stand where the frame puts them: `shell/src/frame/header/header-styles.ts`. */
const rules = [
  '#posy-waiting{position:absolute;inset:0;overflow:hidden;background:var(--posy-canvas)}',
  '#root:not(:empty)~#posy-waiting,#posy-waiting[hidden]{display:none}',
  '#posy-waiting i{display:block;border-radius:10px;background:var(--posy-sunken)}',
  '#posy-waiting div{display:flex;gap:28px;align-items:center;max-inline-size:1400px;margin-inline:auto;padding-inline:16px}',
  '#posy-waiting header{background:var(--posy-surface);border-block-end:1px solid var(--posy-line);padding-block-start:env(safe-area-inset-top)}',
  '#posy-waiting header div{block-size:68px}',
  '#posy-waiting header i{inline-size:72px;block-size:16px}',
  '#posy-waiting header i:first-child{inline-size:86px;block-size:30px;background:url(/favicon.svg) left/30px no-repeat}',
  '#posy-waiting header i:last-child{inline-size:40px;block-size:40px;border-radius:50%;margin-inline-start:auto}',
  '#posy-waiting section{display:grid;gap:16px;max-inline-size:1240px;margin-inline:auto;padding:40px 16px;align-content:start}',
  '#posy-waiting section i:first-child{inline-size:min(260px,60%);block-size:40px;grid-column:1/-1}',
  '#posy-waiting [data-outline=rows] i+i{block-size:56px}',
  '#posy-waiting [data-outline=cards]{grid-template-columns:repeat(auto-fill,minmax(min(300px,100%),1fr))}',
  '#posy-waiting [data-outline=cards] i+i{block-size:220px}',
  '#posy-waiting [data-outline=panes] i+i{block-size:70vh}',
  '#posy-waiting nav{display:none}',
  '@media(min-width:768px){#posy-waiting [data-outline=panes]{grid-template-columns:340px 1fr}}',
  '@media(max-width:767px){#posy-waiting header div{block-size:60px}#posy-waiting header i:not(:first-child,:last-child){display:none}' +
    '#posy-waiting nav{display:block;position:absolute;inset:auto 0 0;block-size:64px;background:var(--posy-surface);border-block-start:1px solid var(--posy-line)}}',
  '@media print{#posy-waiting{display:none}}',
].join('');

/** Only a signed-in browser has such a screen: the shell leaves a mark there. */
const script = packed(`(() => {
  try {
    if ([localStorage, sessionStorage].some((storage) => storage.getItem('posy-signed-in') === '1'))
      document.getElementById('posy-waiting').hidden = false;
  } catch {
    // A browser that keeps nothing has no mark.
  }
})();`);

/** True where the frame has neither header nor tabs. */
const isBare = ({ remotes }: Pick<ReleaseSet, 'remotes'>, pathname: string): boolean =>
  remotes.some(({ manifest }) => manifest.bareBasePaths.some((base) => isWithin(pathname, base)));

const isOfRemote = ({ remotes }: Pick<ReleaseSet, 'remotes'>, pathname: string): boolean =>
  remotes.some(({ manifest }) => manifest.basePaths.some((base) => isWithin(pathname, base)));

const times = (count: number): string => '<i></i>'.repeat(count);

/**
 * Elements that a signed-in browser shows until the shell draws the screen: the frame's header and the screen's outline. They
 * stand behind the root and go with the first thing that is drawn in it. Empty for screens without the frame.
 */
export const waitingScreen = (set: Pick<ReleaseSet, 'remotes'>, pathname: string, nonce: string): string[] => {
  const [first = ''] = parsePath(pathname).segments;
  if (isBare(set, pathname) || (!isOfRemote(set, pathname) && first !== 'settings')) return [];
  const outline = outlines.get(first) ?? 'cards';
  return [
    `<style${attributes({ nonce })}>${rules}</style>`,
    '<div id="posy-waiting" aria-hidden="true" hidden>' +
      `<header><div>${times(7)}</div></header>` +
      `<section data-outline="${outline}">${times(1 + parts[outline])}</section><nav></nav></div>`,
    inlineScript(nonce, script),
  ];
};

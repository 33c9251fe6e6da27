import { type Website } from '@posy/shared-contracts/entities';
import { siteColours } from './site-colours';

const rules = [
  '*,::before,::after{box-sizing:border-box}',
  'body{margin:0;background:var(--bg);color:var(--ink);font:400 1rem/1.5 var(--posy-face-text,system-ui,sans-serif)}',
  'main{max-inline-size:660px;margin:0 auto;padding:40px 16px 64px;display:grid;gap:20px}',
  'h1,h2,.couple{margin:0;font-family:var(--posy-face-display,Georgia,serif);font-weight:420;line-height:1.1;text-wrap:balance;overflow-wrap:anywhere}',
  'h1{font-size:clamp(2rem,1.4rem + 2.4vi,3.1rem);letter-spacing:-.02em}',
  'h2{font-size:1.35rem}',
  '.head{display:grid;justify-items:center;gap:12px;text-align:center}',
  '.head svg{inline-size:64px;block-size:64px}',
  '.head p,.foot{margin:0;color:var(--soft);font-size:1.125rem;text-wrap:pretty}',
  '.head .couple{font-style:italic;font-size:1.5rem;color:var(--accent)}',
  'form{display:grid;gap:20px;margin:0}',
  '.card,.note{background:var(--card);border:1px solid var(--line);border-radius:20px;padding:20px;display:grid;gap:16px;min-inline-size:0}',
  '.note{border-color:var(--accent)}.note p{margin:0}',
  'fieldset{border:0;margin:0;padding:0;min-inline-size:0}',
  '.event{display:flex;flex-wrap:wrap;align-items:center;gap:8px 16px}',
  '.event legend{float:inline-start;flex:1 1 14rem;padding:0;font-weight:600}',
  '.event legend small,.hint{display:block;font-weight:400;font-size:.875rem;color:var(--soft)}',
  '.hint{margin:0}',
  '.choice{display:flex;flex-wrap:wrap;gap:8px}',
  '.choice label{position:relative}',
  '.choice input{position:absolute;inset:0;inline-size:100%;block-size:100%;margin:0;opacity:0;cursor:pointer}',
  '.choice span{display:flex;align-items:center;min-block-size:44px;padding:6px 18px;border:1.5px solid var(--soft);border-radius:999px;background:var(--card);font-weight:600}',
  '.choice.many span{min-block-size:40px;padding:4px 14px;font-weight:400;font-size:.9375rem}',
  '.choice input:checked+span{background:var(--accent);border-color:var(--accent);color:var(--onAccent)}',
  '.choice input:checked+span::before{content:"✓";margin-inline-end:8px}',
  '.choice input.no:checked+span{background:var(--ink);border-color:var(--ink);color:var(--bg)}',
  '.choice input.no:checked+span::before{content:none}',
  '.field{display:grid;gap:6px;font-weight:600}.field small{font-weight:400;color:var(--soft)}',
  'input[type=text],input[type=password],select,textarea{inline-size:100%;min-block-size:48px;padding:10px 14px;border:1.5px solid var(--soft);border-radius:10px;background:var(--card);color:var(--ink);font-family:inherit;font-size:1rem;font-weight:400;line-height:1.4}',
  'textarea{min-block-size:104px;resize:vertical}',
  'summary{cursor:pointer;font-weight:600;padding-block:10px}',
  '.needs{display:grid;gap:12px}details>*+*{margin-block-start:12px}details legend{padding:0 0 8px;font-weight:600;font-size:.9375rem}',
  'button,.button{display:inline-flex;align-items:center;justify-content:center;min-block-size:52px;padding:10px 24px;border:1.5px solid var(--accent);border-radius:12px;background:var(--accent);color:var(--onAccent);font-family:inherit;font-size:1rem;font-weight:600;line-height:1.3;text-decoration:none;cursor:pointer}',
  'button.line,.button.line{background:transparent;color:var(--accent)}',
  'button:disabled{opacity:.7;cursor:default}',
  '.rows{margin:0;display:grid;gap:10px}.rows>div{display:flex;flex-wrap:wrap;justify-content:space-between;gap:2px 16px;border-block-end:1px solid var(--line);padding-block-end:10px}',
  '.rows>div:last-child{border:0;padding:0}.rows dt{font-weight:600}.rows dd{margin:0}',
  '.photos{list-style:none;margin:0;padding:0;display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(min(140px,100%),1fr))}',
  '.photos li{display:grid;gap:8px;align-content:start}.photos img{display:block;inline-size:100%;block-size:auto;aspect-ratio:1;object-fit:cover;border-radius:12px}',
  'button.small{min-block-size:44px;padding:6px 16px;background:transparent;color:var(--accent)}',
  'input[type=file]{display:block;inline-size:100%;min-block-size:48px;font:inherit;font-size:.875rem;font-weight:400;color:var(--soft)}',
  '::file-selector-button{min-block-size:44px;margin-inline-end:12px;padding:6px 16px;border:1.5px solid var(--accent);border-radius:10px;background:transparent;color:var(--accent);font:inherit;font-weight:600;cursor:pointer}',
  'address{font-style:normal;font-size:1.125rem;overflow-wrap:anywhere}',
  '.ways{display:flex;flex-wrap:wrap;gap:12px}.ways>*{flex:1 1 12rem}',
  '.foot{font-size:.9375rem;text-align:center}.foot a{color:inherit;padding:8px}',
  'a{color:var(--accent)}a.button{color:var(--onAccent)}a.button.line{color:var(--accent)}',
  '.hidden{position:absolute;inline-size:1px;block-size:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%);white-space:nowrap;min-block-size:0}',
  ':is(a,button,summary,input[type=text],input[type=password],input[type=file],select,textarea):focus-visible{outline:2px solid var(--ink);outline-offset:2px}',
  '.choice input:focus-visible+span{outline:2px solid var(--ink);outline-offset:2px}',
  // Only guests who attend are asked about food; browsers without `:has` ask everybody.
  '.person:not(:has(input[value=attending]:checked)) .needs{display:none}',
  // The same for the couple's own questions about one event.
  '.asked,.asks{display:grid;gap:12px}.asked:not(:has(input[value=attending]:checked)) .asks{display:none}',
  '@media(min-width:700px){main{padding-block-start:64px}.card{padding:24px}}',
  '@media print{button,.ways,.foot{display:none}}',
].join('');

/** The look of a guest's page, in the colours of the couple's website. */
export const guestStyle = (theme: Website['theme']): string => {
  const own = Object.entries(siteColours[theme]).map(([name, value]) => `--${name}:${value}`);
  return `:root{color-scheme:${theme === 'midnight' ? 'dark' : 'light'};${own.join(';')}}${rules}`;
};

import { attributes, escapeHtml } from '#html/escape';
import { type StoredPush } from '#push/sender/push-outbox';
import { type StoredMail } from './outbox';

const style = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;background:#faf7f2;color:#2b2622}
main{max-width:760px;margin:0 auto;padding:24px}
h1{font:600 28px/1.2 Georgia,serif}a{color:#1f4d3a}
li{margin:0 0 12px}small{color:#6b625a}
iframe{inline-size:100%;block-size:520px;border:1px solid #ddd3c6;border-radius:8px;background:#fff}
pre{white-space:pre-wrap;overflow-wrap:anywhere;background:#fff;padding:16px;border:1px solid #ddd3c6;border-radius:8px}
@media(prefers-color-scheme:dark){body{background:#211d1a;color:#f2ece4}a{color:#9fd3b8}small{color:#b6aca1}pre{background:#2b2622;border-color:#4a423b}}
`;

const page = (title: string, nonce: string, body: string): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    `<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title>`,
    `<style${attributes({ nonce })}>${style}</style></head>`,
    `<body><main>${body}</main></body></html>`,
  ].join('\n');

const row = ({ id, to, subject, sentAt }: StoredMail): string =>
  `<li><a${attributes({ href: `/outbox/${id}` })}>${escapeHtml(subject)}</a><br><small>${escapeHtml(to)} · ${escapeHtml(sentAt)}</small></li>`;

const letterList = (mails: StoredMail[] | null): string => {
  if (mails === null) return '<p>Mail goes out through the mail server that is configured.</p>';
  return mails.length === 0
    ? '<p>No mail yet. Mail that Posy would send appears here while no mail server is configured.</p>'
    : `<ul>${mails.map(row).join('')}</ul>`;
};

const pushRow = ({ title, body, path, sentAt, message }: StoredPush): string =>
  [
    `<li><strong>${escapeHtml(title === '' ? 'Number on the icon' : title)}</strong> ${escapeHtml(body)}<br>`,
    `<small>${escapeHtml(sentAt)}${path === '' ? '' : ` · <a${attributes({ href: path })}>${escapeHtml(path)}</a>`}</small>`,
    `<details><summary>Message to FCM</summary><pre>${escapeHtml(JSON.stringify(message, null, 2))}</pre></details></li>`,
  ].join('');

const pushList = (pushes: StoredPush[]): string =>
  pushes.length === 0
    ? '<p>No pushes yet. What Posy would tell phones and browsers that asked for it appears here.</p>'
    : `<ul>${pushes.map(pushRow).join('')}</ul>`;

/** The list of letters and pushes that would have been sent. */
export const outboxPage = (stored: { mails: StoredMail[] | null; pushes: StoredPush[] }, nonce: string): string =>
  page(
    'Outbox',
    nonce,
    `<h1>Outbox</h1><h2>Mail</h2>${letterList(stored.mails)}<h2>Pushes</h2>${pushList(stored.pushes)}`,
  );

/** One letter: as text, and its HTML in a frame that may run, load and send nothing; its links open another tab. */
export const mailPage = ({ to, subject, text, html, sentAt }: StoredMail, nonce: string): string => {
  const framed = html.replace('<head>', '<head><base target="_blank">');
  const frame = `<iframe${attributes({ sandbox: 'allow-popups allow-popups-to-escape-sandbox', srcdoc: framed, title: subject })}></iframe>`;
  const linked = escapeHtml(text).replace(
    /https?:\/\/[^\s<]+/g,
    (link) => `<a href="${link}" target="_blank" rel="noopener noreferrer">${link}</a>`,
  );
  return page(
    subject,
    nonce,
    `<p><a href="/outbox">All mail</a></p><h1>${escapeHtml(subject)}</h1><p><small>${escapeHtml(to)} · ${escapeHtml(sentAt)}</small></p><pre>${linked}</pre>${frame}`,
  );
};

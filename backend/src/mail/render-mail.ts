import { type Market } from '@posy/shared-contracts/markets';
import { attributes, escapeHtml } from '../html/escape';
import { type Mail } from './mail';
import { type Letter, type LetterKind, type LetterSlots, type MailWords } from './words/letter';
import { mailWords } from './words/mail-words';

/** A letter that is to be written. */
export interface LetterOrder<K extends LetterKind> {
  to: string;
  kind: K;
  market: Market;
  slots: LetterSlots[K];
  /** Target of the letter's button; whole, with origin. */
  link?: string;
  /** Address at which the reader stops letters of this kind; whole, with origin. */
  stop?: string;
}

const asText = (
  { lines, action, after = [], stop: stopLabel }: Letter,
  words: MailWords,
  { link, stop }: { link?: string | undefined; stop?: string | undefined },
): string =>
  [
    ...lines,
    ...(action !== undefined && link !== undefined ? [`${action}:\n${link}`] : []),
    ...after,
    `— ${words.signature}`,
    ...(stop === undefined ? [] : [`${stopLabel ?? words.stop}: ${stop}`]),
    '',
  ].join('\n\n');

const paragraph = (content: string): string => `<p style="margin:0 0 16px">${content}</p>`;

const button = (label: string, link: string): string => {
  const style =
    'display:inline-block;padding:12px 20px;border-radius:999px;background:#1f4d3a;color:#ffffff;text-decoration:none;font-weight:600';
  return `<a${attributes({ href: link, style })}>${escapeHtml(label)}</a>`;
};

const linkParts = (action: string, link: string, { copyLink }: MailWords): string[] => [
  paragraph(button(action, link)),
  paragraph(`<small>${escapeHtml(copyLink)}<br>${escapeHtml(link)}</small>`),
];

const asHtml = (
  letter: Letter,
  words: MailWords,
  language: string,
  { link, stop }: { link?: string | undefined; stop?: string | undefined },
): string => {
  const { subject, lines, action, after = [], stop: stopLabel } = letter;
  return [
    '<!doctype html>',
    `<html${attributes({ lang: language })}>`,
    `<head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>`,
    '<body style="margin:0;padding:24px;background:#faf7f2;color:#2b2622;font:16px/1.5 Georgia,serif">',
    '<div style="max-width:520px;margin:0 auto">',
    ...lines.map((line) => paragraph(escapeHtml(line))),
    ...(action !== undefined && link !== undefined ? linkParts(action, link, words) : []),
    ...after.map((line) => paragraph(escapeHtml(line))),
    paragraph(escapeHtml(words.signature)),
    ...(stop === undefined
      ? []
      : [paragraph(`<small><a${attributes({ href: stop })}>${escapeHtml(stopLabel ?? words.stop)}</a></small>`)]),
    '</div></body></html>',
    '',
  ].join('\n');
};

/** Writes a letter in the market's language, as text and as simple HTML. People's own text is escaped. */
export const renderMail = <K extends LetterKind>({ to, kind, market, slots, link, stop }: LetterOrder<K>): Mail => {
  const words = mailWords[market.catalogue];
  const letter = words.letters[kind](slots);
  return {
    to,
    subject: letter.subject,
    text: asText(letter, words, { link, stop }),
    html: asHtml(letter, words, market.locale, { link, stop }),
    language: market.locale,
    ...(stop !== undefined && { stop }),
  };
};

/** A piece of a message: words, or a link. */
export type MessagePart = { kind: 'words'; text: string } | { kind: 'link'; text: string; href: string; host: string };

const address = /(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** Punctuation at the end of a sentence is no part of an address. */
const ending = /[.,;:!?)\]}’”]+$/;

const linkOf = (text: string): MessagePart => {
  try {
    const url = new URL(text.startsWith('www.') || text.startsWith('WWW.') ? `https://${text}` : text);
    // A user name before the host is there to imitate another host.
    if (url.username !== '' || url.password !== '') return { kind: 'words', text };
    return { kind: 'link', text, href: url.href, host: url.hostname };
  } catch {
    return { kind: 'words', text };
  }
};

/** Splits a message into words and links, in their order. Only http and https become links. */
export const linkParts = (body: string): MessagePart[] => {
  const parts: MessagePart[] = [];
  let from = 0;
  for (const { 0: raw, index } of body.matchAll(address)) {
    const text = raw.replace(ending, '');
    if (index > from) parts.push({ kind: 'words', text: body.slice(from, index) });
    parts.push(linkOf(text));
    from = index + text.length;
  }
  if (from < body.length) parts.push({ kind: 'words', text: body.slice(from) });
  return parts;
};

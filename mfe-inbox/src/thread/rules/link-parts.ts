/** A piece of a message: words, or an address that may be followed. */
export type Part = { kind: 'words'; text: string } | { kind: 'link'; text: string; href: string; host: string };

const address = /(?:https?:\/\/|www\.)[^\s<>"']+/gi;
/** What ends a sentence is no part of an address. */
const ending = /[.,;:!?)\]}’”]+$/;

const linkOf = (text: string): Part => {
  try {
    const url = new URL(text.startsWith('www.') || text.startsWith('WWW.') ? `https://${text}` : text);
    // A name before the host is there to look like one.
    if (url.username !== '' || url.password !== '') return { kind: 'words', text };
    return { kind: 'link', text, href: url.href, host: url.hostname };
  } catch {
    return { kind: 'words', text };
  }
};

/** A message's words and addresses, in their order. Only http and https are ever links. */
export const linkParts = (body: string): Part[] => {
  const parts: Part[] = [];
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

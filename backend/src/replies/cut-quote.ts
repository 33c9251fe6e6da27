/** Lines with which mail programs announce a quote, in our languages: nothing after such a line is the writer's own. */
const announcements = [
  /^On\b.{4,200}\bwrote:$/u,
  /^Am\b.{4,200}\bschrieb\b.{0,120}:$/u,
  /^Le\b.{4,200}\ba écrit\s?:$/u,
  /^-{2,}\s*(?:Original Message|Ursprüngliche Nachricht|Message d['’]origine|Forwarded message)\s*-{2,}$/iu,
  /^_{10,}$/u,
  /^(?:From|Von|De)\s?: .[^\n\r@\u2028\u2029]*@.+$/u,
  /^>/u,
];
/** Beginnings of the header that some programs put above a quote, with or without an address, and its further lines. */
const headerBegins = /^\*{0,2}(?:From|Von|De)\s?:/iu;
const headerGoesOn = /^\*{0,2}(?:Sent|Gesendet|Envoyé|Date|Datum|To|An|À)\s?:/iu;
/** An address for answering: everybody who has it can write to the thread. */
const replyAddress = /reply-[0-9a-f]{40}@\S{1,300}/giu;
/** RFC 3676, 4.3: what follows is the signature. */
const signature = /^-- ?$/u;

/**
 * The writer's own words of an answer: everything before the first quoted line, the line that announces a quote, or the
 * signature. An announcement may be broken over two lines. Addresses for answering are dropped wherever they stand.
 */
export const cutQuote = (text: string): string => {
  const lines = text.replaceAll('\r\n', '\n').split('\n');
  const end = lines.findIndex((line, at) => {
    const bare = line.trim();
    const next = (lines[at + 1] ?? '').trim();
    if (headerBegins.test(bare) && headerGoesOn.test(next)) return true;
    const joined = `${bare} ${next}`;
    return (
      signature.test(line) || announcements.some((one) => one.test(bare) || (!bare.startsWith('>') && one.test(joined)))
    );
  });
  return lines
    .slice(0, end === -1 ? undefined : end)
    .join('\n')
    .replaceAll(replyAddress, '')
    .trim();
};

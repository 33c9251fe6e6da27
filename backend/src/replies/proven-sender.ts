import { type InboundLetter, senderOf } from './inbound-letter';

/** Without quoted text and comments, which senders choose; null where one of them never ends. Source: RFC 8601, 2.2. */
const withoutQuotes = (value: string): string | null => {
  let depth = 0;
  let quoted = false;
  let bare = '';
  for (let at = 0; at < value.length; at += 1) {
    const char = value.charAt(at);
    if (char === '\\') at += 1;
    else if (char === '"' && depth === 0) quoted = !quoted;
    else if (quoted) continue;
    else if (char === '(') depth += 1;
    else if (char === ')') depth = Math.max(0, depth - 1);
    else if (depth === 0) bare += char;
  }
  return quoted || depth > 0 ? null : bare.toLowerCase();
};

interface Result {
  /** Such as `dmarc=pass`. */
  said: string;
  /** Properties after the result, such as `header.from=example.com`. */
  properties: string[];
}

const resultOf = (text: string): Result => {
  const [said = '', ...properties] = text.trim().split(/\s+/u);
  return { said, properties };
};

const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1);

/** Returns true when a result passed for the very domain: a pass of another domain proves nothing about this one. */
const passes = ({ said, properties }: Result, method: string, names: readonly string[], domain: string): boolean =>
  said === `${method}=pass` &&
  properties.some((property) => {
    const [name = '', value = ''] = property.split('=');
    return names.includes(name) && domainOf(value) === domain;
  });

const isProof = (results: Result[], domain: string): boolean => {
  const dmarc = results.filter(({ said }) => said.startsWith('dmarc='));
  const [first] = dmarc;
  if (first !== undefined && first.said !== 'dmarc=none')
    return dmarc.every((one) => passes(one, 'dmarc', ['header.from'], domain));
  return results.some(
    (one) => passes(one, 'spf', ['smtp.mailfrom'], domain) || passes(one, 'dkim', ['header.d', 'header.i'], domain),
  );
};

/**
 * Returns true when the receiving mail server confirms the From line: DMARC passed or, when the sender's domain has
 * none, SPF or DKIM for that very domain. Only the topmost header counts, and only if it names that server: the sender
 * may have written those below. `server` null: no mail server is configured, and a letter without the header was posted
 * by hand.
 */
export const isProvenSender = (letter: InboundLetter, server: string | null): boolean => {
  const header = letter.Headers.find(({ Name }) => Name.toLowerCase() === 'authentication-results');
  if (header === undefined) return server === null;
  const [named = '', ...results] = (withoutQuotes(header.Value) ?? '').split(';');
  const name = named.trim().split(/\s+/u)[0];
  const sender = senderOf(letter);
  if (sender === null || (server !== null && name !== server)) return false;
  return isProof(results.map(resultOf), domainOf(sender));
};

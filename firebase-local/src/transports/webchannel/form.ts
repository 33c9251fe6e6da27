import { invalid } from '#base/status';

/** Contents of a forward request. */
export interface Forward {
  /** Headers that the client would send if a handshake could have them, names in lower case. */
  headers: Map<string, string>;
  offset: number;
  messages: string[];
}

const maxMessages = 1_000;

const parseHeaders = (text: string): Map<string, string> =>
  new Map(
    text.split('\r\n').flatMap((line) => {
      const colon = line.indexOf(':');
      return colon > 0 ? [[line.slice(0, colon).trim().toLowerCase(), line.slice(colon + 1).trim()] as const] : [];
    }),
  );

const parseNumber = (text: string | null, what: string, max: number): number => {
  const number = Number(text ?? 0);
  if (!Number.isInteger(number) || number < 0 || number > max) throw invalid(`"${what}" must be a number.`);
  return number;
};

export const parseForward = (body: string): Forward => {
  const form = new URLSearchParams(body);
  const count = parseNumber(form.get('count'), 'count', maxMessages);
  const messages = Array.from({ length: count }, (_, index) => {
    const message = form.get(`req${index}___data__`);
    if (message === null) throw invalid(`Message ${index} of ${count} is missing.`);
    return message;
  });
  const offset = parseNumber(form.get('ofs'), 'ofs', Number.MAX_SAFE_INTEGER);
  return { headers: parseHeaders(form.get('headers') ?? ''), offset, messages };
};

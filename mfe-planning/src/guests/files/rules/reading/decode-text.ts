/** Characters that text does not contain: bytes that decode to them are no text, or are in another encoding. */
const noText = /(?![\t\n\v\f\r])\p{Cc}/u;

const decodeAs = (label: string, bytes: Uint8Array): string | null => {
  try {
    const text = new TextDecoder(label, { fatal: true }).decode(bytes);
    return noText.test(text) ? null : text;
  } catch {
    return null;
  }
};

/**
 * Decodes bytes in UTF-8, with or without its mark, in UTF-16 with its mark, or else in Windows-1252; null when they
 * are none of these.
 */
export const decodeText = (bytes: Uint8Array): string | null => {
  const [first, second, third, fourth] = bytes;
  if (first === 0xff && second === 0xfe) return third === 0 && fourth === 0 ? null : decodeAs('utf-16le', bytes);
  if (first === 0xfe && second === 0xff) return decodeAs('utf-16be', bytes);
  return decodeAs('utf-8', bytes) ?? decodeAs('windows-1252', bytes);
};

import { createReadStream } from 'node:fs';

const newline = 10;

/**
 * The lines of a file in UTF-8, one by one; null for one of more than so many bytes, of which no more than that is ever
 * held: a file without a single line break may be larger than the memory.
 */
export async function* boundedLines(path: string, most: number): AsyncGenerator<string | null> {
  let held: Buffer[] = [];
  let size = 0;
  const hold = (part: Buffer): void => {
    size += part.length;
    if (size <= most) held.push(part);
    else held = [];
  };
  const end = (): string | null => {
    const line = size > most ? null : Buffer.concat(held).toString('utf8').replace(/\r$/, '');
    held = [];
    size = 0;
    return line;
  };
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let from = 0;
    for (let at = chunk.indexOf(newline); at >= 0; at = chunk.indexOf(newline, from)) {
      hold(chunk.subarray(from, at));
      yield end();
      from = at + 1;
    }
    hold(chunk.subarray(from));
  }
  if (size > 0) yield end();
}

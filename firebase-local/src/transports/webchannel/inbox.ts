import { parseJson } from '#base/json';
import { invalid } from '#base/status';
import { type ClientStream } from '#listen/stream';

const maxAhead = 200;
const maxAheadBytes = 16 * 1024 * 1024;

/** Brings messages into order: retries are dropped, early ones wait for those before them. */
export const createInbox = (stream: () => ClientStream) => {
  const waiting = new Map<number, string>();
  let next = 0;
  let waitingBytes = 0;
  return (offset: number, messages: string[]): void => {
    for (const [index, message] of messages.entries()) {
      const number = offset + index;
      if (number > next + maxAhead) throw invalid('A message is too far ahead of those before it.');
      if (number < next || waiting.has(number)) continue;
      waitingBytes += message.length;
      if (waitingBytes > maxAheadBytes) throw invalid('Too much waits for messages that did not come.');
      waiting.set(number, message);
    }
    for (let message = waiting.get(next); message !== undefined; message = waiting.get(next)) {
      waiting.delete(next++);
      waitingBytes -= message.length;
      stream().receive(parseJson(message));
    }
  };
};

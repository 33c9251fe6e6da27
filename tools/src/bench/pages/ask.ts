import { Agent, get } from 'node:http';

/** One answer of the server. */
export interface TimedAnswer {
  /** Milliseconds from the request to the first byte of the answer. */
  firstByte: number;
  status: number;
  /** True when the server rendered the page. */
  isWhole: boolean;
}

/** Asks for a page and reads it to its end. */
export const ask = (address: string, agent: Agent): Promise<TimedAnswer> =>
  new Promise((resolve, reject) => {
    const from = performance.now();
    get(address, { agent, headers: { accept: 'text/html' } }, (answer) => {
      const firstByte = performance.now() - from;
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('error', reject);
      answer.on('end', () => {
        const isWhole = /<div id="root"><\w/.test(Buffer.concat(parts).toString());
        resolve({ firstByte, status: answer.statusCode ?? 0, isWhole });
      });
    }).on('error', reject);
  });

/** Asks for addresses in their order, so many at a time. */
export const askAll = async (addresses: readonly string[], clients: number): Promise<TimedAnswer[]> => {
  const agent = new Agent({ keepAlive: true, maxSockets: clients });
  const queue = [...addresses];
  const answers: TimedAnswer[] = [];
  const client = async (): Promise<void> => {
    for (let address = queue.shift(); address !== undefined; address = queue.shift())
      answers.push(await ask(address, agent));
  };
  try {
    await Promise.all(Array.from({ length: clients }, client));
  } finally {
    agent.destroy();
  }
  return answers;
};

/** The value below which so many of a hundred lie. */
export const percentile = (values: readonly number[], share: number): number => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((sorted.length * share) / 100) - 1)] ?? Number.NaN;
};

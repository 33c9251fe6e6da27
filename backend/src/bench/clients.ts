import { Agent, request } from 'node:http';

export interface Latency {
  requests: number;
  p50: number;
  p99: number;
  /** Wait of the slowest client on an idle machine, estimated from the processor time of the answers. */
  p99Idle: number;
}

const agent = new Agent({ keepAlive: true });

interface TimedAnswer {
  answer: unknown;
  ms: number;
  /** Processor time of the answer, in milliseconds. */
  cpu: number;
}

/** One call, and how many milliseconds it took. */
export const call = (port: number, body: unknown): Promise<TimedAnswer> =>
  new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request({ host: '127.0.0.1', port, method: 'POST', agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () =>
        resolve({
          ms: performance.now() - start,
          cpu: Number(response.headers['x-cpu-micros']) / 1000,
          answer: JSON.parse(text),
        }),
      );
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** A process answers in sequence: with eight concurrent clients a request waits for seven others. */
const inTurn = (cpu: readonly number[], clients: number): number[] =>
  cpu.map((_own, at) => cpu.slice(Math.max(0, at - clients + 1), at + 1).reduce((sum, one) => sum + one, 0));

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

/** Measures with clients that send the next request as soon as the last one is answered. */
export const measure = async (port: number, bodies: readonly unknown[], clients: number): Promise<Latency> => {
  const took: number[] = [];
  const cpu: number[] = [];
  let next = 0;
  const client = async () => {
    while (next < bodies.length) {
      const body = bodies[next];
      next += 1;
      const answered = await call(port, body);
      took.push(answered.ms);
      cpu.push(answered.cpu);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const waited = sorted(took);
  const p99Idle = at(sorted(inTurn(cpu, clients)), 0.99);
  return { requests: took.length, p50: at(waited, 0.5), p99: at(waited, 0.99), p99Idle };
};

import { Agent, request } from 'node:http';

export interface Latency {
  requests: number;
  p50: number;
  p99: number;
}

const agent = new Agent({ keepAlive: true });

/** One call, and how many milliseconds it took. */
export function call(port: number, body: unknown): Promise<{ answer: unknown; ms: number }> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    const sent = request({ host: '127.0.0.1', port, method: 'POST', agent }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ ms: performance.now() - start, answer: JSON.parse(text) }));
    });
    sent.on('error', reject);
    sent.end(JSON.stringify(body));
  });
}

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/** Each of the clients asks the next question as soon as its last one is answered. */
export async function measure(port: number, bodies: readonly unknown[], clients: number): Promise<Latency> {
  const took: number[] = [];
  let next = 0;
  const client = async () => {
    while (next < bodies.length) {
      const body = bodies[next];
      next += 1;
      took.push((await call(port, body)).ms);
    }
  };
  await Promise.all(Array.from({ length: clients }, client));
  const sorted = took.sort((a, b) => a - b);
  return { requests: sorted.length, p50: at(sorted, 0.5), p99: at(sorted, 0.99) };
}

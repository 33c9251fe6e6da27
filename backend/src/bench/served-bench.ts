import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CountryCode, markets } from '@posy/shared-contracts/markets';
import { judgedQueries } from '../catalogue/search/judged/judged-query';
import { startProduct, stopProduct } from './catalogue-bench';
import { cpuOf } from './spent';

/** Times that a couple waits for a search through the product's own server. */
export interface MeasuredServed {
  suppliers: number;
  asked: number;
  p50: number;
  p99: number;
  /** Processor time of one answer on average, in milliseconds. */
  cpu: number;
  /** The longest wait for the first sentence of a market after the start. */
  first: number;
}

const clients = 8;
/** A first sentence of each market that no other asks: what it is read with is there, what it finds is not. */
const firstSentences: Record<CountryCode, string> = {
  GB: 'tipi near the coast for 90',
  IE: 'castle with rooms near Galway',
  US: 'vineyard near Austin for 120',
  DE: 'Scheune bei Berlin für 80 Gäste',
  FR: 'château près de Lyon pour 100',
};

/** Each request comes from another address: one client without a pause would be refused for a while. */
const addressOf = (at: number): string => `10.${(at >> 16) & 255}.${(at >> 8) & 255}.${at & 255}`;

const ask = async (port: number, at: number, body: { countryCode: CountryCode; text: string }): Promise<number> => {
  const began = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/search/suppliers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': addressOf(at) },
    body: JSON.stringify({ ...body, size: 24 }),
  });
  await response.text();
  if (!response.ok) throw new Error(`The server answered ${response.status} to \u201c${body.text}\u201d.`);
  return performance.now() - began;
};

const share = (sorted: readonly number[], of: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * of))] ?? 0;

/** Sentences from eight clients, through routes, limits and answers as couples get them. */
export const measureServed = async (suppliers: number): Promise<MeasuredServed> => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-bench-'));
  const options = ['--suppliers', String(suppliers)];
  try {
    const running = await startProduct(join(folder, 'data'), {
      options,
      env: { POSY_TRUSTED_PROXIES: '127.0.0.1' },
    });
    const { port, child } = running;
    let at = 0;
    const next = () => (at += 1);
    const firsts: number[] = [];
    for (const { country: countryCode } of markets)
      firsts.push(await ask(port, next(), { countryCode, text: firstSentences[countryCode] }));
    const queries = judgedQueries().map(({ countryCode, text }) => ({ countryCode, text }));
    const bodies = [...queries, ...queries, ...queries];
    const waits: number[] = [];
    const before = cpuOf(child.pid);
    const pending = bodies.values();
    const client = async () => {
      for (const body of pending) waits.push(await ask(port, next(), body));
    };
    await Promise.all(Array.from({ length: clients }, client));
    const cpu = ((cpuOf(child.pid) - before) * 1000) / bodies.length;
    await stopProduct(running);
    const sorted = [...waits].sort((a, b) => a - b);
    return {
      ...{ suppliers, asked: bodies.length, p50: share(sorted, 0.5), p99: share(sorted, 0.99), cpu },
      first: Math.max(...firsts),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

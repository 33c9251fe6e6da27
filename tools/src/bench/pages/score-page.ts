import lighthouse from 'lighthouse';
import type { Score } from './score';

/** Loads a page once with the mobile profile (a middling phone, slow 4G, both simulated) in the browser at a port. */
export const scorePage = async (address: string, port: number): Promise<Score> => {
  const run = await lighthouse(address, { port, onlyCategories: ['performance'], output: 'json', logLevel: 'error' });
  if (run === undefined) throw new Error(`Lighthouse says nothing of ${address}.`);
  const { audits, categories, runtimeError } = run.lhr;
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
  const figure = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: Math.round((categories['performance']?.score ?? 0) * 100),
    largestPaint: figure('largest-contentful-paint'),
    blocking: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
  };
};

import { measureBounds, pageNumbers } from '@posy/shared-contracts/entities';
import { type ExportCounts } from './page-measures';
import { type CountedRow } from './stored-measures';

/** A collector of OpenTelemetry metrics. */
export interface MetricsTarget {
  /** Address of the collector, without the path of metrics. */
  url: string;
  /** Sent with each call, such as a key. */
  headers: Readonly<Record<string, string>>;
}

interface Span {
  from: number;
  to: number;
}

/** Counts since the last call, not since the start. OpenTelemetry calls that the delta temporality. */
const delta = 1;

const attribute = (key: string, value: string) => ({ key, value: { stringValue: value } });

const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds)}000000`;

const pointOf = ({ remote, version, screen }: CountedRow, { from, to }: Span) => ({
  attributes: [attribute('remote', remote), attribute('version', version), attribute('screen', screen)],
  startTimeUnixNano: nanoseconds(from),
  timeUnixNano: nanoseconds(to),
});

const histograms = (counted: readonly CountedRow[], span: Span): object[] =>
  pageNumbers.flatMap((name) => {
    const own = counted.filter(({ kind }) => kind === name);
    if (own.length === 0) return [];
    const dataPoints = own.map((one) => ({
      ...pointOf(one, span),
      count: String(one.tally.count),
      sum: one.tally.sum,
      bucketCounts: one.tally.classes.map(String),
      explicitBounds: measureBounds[name],
    }));
    const unit = name === 'cls' ? '1e-3' : 'ms';
    return [{ name: `posy.page.${name}`, unit, histogram: { aggregationTemporality: delta, dataPoints } }];
  });

const counters = (counted: readonly CountedRow[], span: Span): object[] =>
  (['view', 'error'] as const).flatMap((kind) => {
    const own = counted.filter((one) => one.kind === kind);
    if (own.length === 0) return [];
    const dataPoints = own.map((one) => ({ ...pointOf(one, span), asInt: String(one.tally.count) }));
    const sum = { aggregationTemporality: delta, isMonotonic: true, dataPoints };
    return [{ name: `posy.page.${kind}s`, unit: `{${kind}}`, sum }];
  });

/** Counts as an OpenTelemetry collector takes them. Its request has the JSON encoding of OTLP 1.3. */
export const otlpMetrics = (counted: readonly CountedRow[], span: Span) => ({
  resourceMetrics: [
    {
      resource: { attributes: [attribute('service.name', 'posy')] },
      scopeMetrics: [
        { scope: { name: 'posy.pages' }, metrics: [...histograms(counted, span), ...counters(counted, span)] },
      ],
    },
  ],
});

const timeoutMs = 10_000;

/** Sends counts to a collector once; what it does not take stays in this installation's own figures. */
export const otlpExport =
  ({ url, headers }: MetricsTarget, fetch: typeof globalThis.fetch): ExportCounts =>
  async (counted, span) => {
    if (counted.length === 0) return;
    const answer = await fetch(`${url}/v1/metrics`, {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(otlpMetrics(counted, span)),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!answer.ok) throw new Error(`The collector answered ${answer.status}.`);
  };

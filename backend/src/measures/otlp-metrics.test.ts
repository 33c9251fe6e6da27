import { otlpExport } from './otlp-metrics';
import { type CountedRow } from './stored-measures';
import { countOne, emptyTally } from './tally';

const counted = (kind: CountedRow['kind'], values: number[]): CountedRow => {
  const tally = emptyTally(kind);
  for (const value of values) countOne(tally, kind, value);
  return { day: '2031-01-15', remote: 'mfe-reviews', version: '1.0.0', screen: 'reviews/*', kind, tally };
};

const collector = (status = 200) => {
  const calls: { url: string; headers: unknown; body: Record<string, unknown> }[] = [];
  const fetch = (async (url: string, { headers, body }: { headers: unknown; body: string }) => {
    calls.push({ url, headers, body: JSON.parse(body) as Record<string, unknown> });
    return new Response(null, { status });
  }) as unknown as typeof globalThis.fetch;
  return { calls, fetch };
};

const target = { url: 'http://collector:4318', headers: { 'x-key': 'abc' } };
const span = { from: 1_000, to: 61_000 };

test('counts go to a collector as delta histograms and sums, each with remote, version and screen', async () => {
  const { calls, fetch } = collector();
  await otlpExport(target, fetch)([counted('cls', [5, 30, 2000]), counted('error', [0, 0])], span);
  const attributes = [
    { key: 'remote', value: { stringValue: 'mfe-reviews' } },
    { key: 'version', value: { stringValue: '1.0.0' } },
    { key: 'screen', value: { stringValue: 'reviews/*' } },
  ];
  const point = { attributes, startTimeUnixNano: '1000000000', timeUnixNano: '61000000000' };
  expect(calls).toEqual([
    {
      url: 'http://collector:4318/v1/metrics',
      headers: { 'x-key': 'abc', 'content-type': 'application/json' },
      body: {
        resourceMetrics: [
          {
            resource: { attributes: [{ key: 'service.name', value: { stringValue: 'posy' } }] },
            scopeMetrics: [
              {
                scope: { name: 'posy.pages' },
                metrics: [
                  {
                    name: 'posy.page.cls',
                    unit: '1e-3',
                    histogram: {
                      aggregationTemporality: 1,
                      dataPoints: [
                        {
                          ...point,
                          ...{ count: '3', sum: 2035 },
                          bucketCounts: ['1', '0', '1', '0', '0', '0', '0', '0', '1'],
                          explicitBounds: [10, 25, 50, 100, 150, 250, 500, 1000],
                        },
                      ],
                    },
                  },
                  {
                    name: 'posy.page.errors',
                    unit: '{error}',
                    sum: { aggregationTemporality: 1, isMonotonic: true, dataPoints: [{ ...point, asInt: '2' }] },
                  },
                ],
              },
            ],
          },
        ],
      },
    },
  ]);
});

test('nothing is sent where nothing was counted, and a refusal is said', async () => {
  const quiet = collector();
  await otlpExport(target, quiet.fetch)([], span);
  expect(quiet.calls).toEqual([]);
  const refusing = collector(401);
  await expect(otlpExport(target, refusing.fetch)([counted('view', [0])], span)).rejects.toThrow(
    'The collector answered 401.',
  );
});

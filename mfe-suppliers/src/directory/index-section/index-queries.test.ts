import { createTestHost } from '@posy/remote-kit/testing';
import { exampleWork } from '#testing/example-work';
import { worksQuery } from './index-queries';

const asked = async (county: string | null, own: number) => {
  const calls: unknown[] = [];
  const some = (count: number) => Array.from({ length: count }, (_, at) => exampleWork({ id: `w${at}` }));
  const { api } = createTestHost({
    api: {
      searchWorks: ({ body }) => {
        calls.push(body);
        return { total: own, results: some(own) };
      },
      realWeddings: ({ body }) => {
        calls.push(body);
        return { total: 3, page: 1, size: 12, results: some(3), facets: {} } as never;
      },
    },
  });
  const found = await worksQuery(api, 'GB', { county }).queryFn?.({ signal: new AbortController().signal } as never);
  return { calls, shown: found?.length };
};

test('the index shows real weddings of the county, and of the whole country where the county has none [R1-13]', async () => {
  expect(await asked('Somerset', 2)).toEqual({ calls: [{ county: 'Somerset', size: 12 }], shown: 2 });
  expect(await asked('Somerset', 0)).toEqual({
    calls: [{ county: 'Somerset', size: 12 }, expect.objectContaining({ countryCode: 'GB', size: 12 })],
    shown: 3,
  });
  expect((await asked(null, 2)).calls).toEqual([expect.objectContaining({ countryCode: 'GB' })]);
});

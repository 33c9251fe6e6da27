import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo } from 'node:net';
import { toCard } from '../api/suppliers/public-faces';
import { toUnderstood } from '../api/suppliers/search/understood';
import { type FindRequest } from '../catalogue/search/request/search-request';
import { type CatalogueStore } from '../catalogue/store/catalogue-store';
import { openCatalogueStore } from '../catalogue/store/open-catalogue-store';

/** The search index alone behind HTTP: what the product's endpoints do, without accounts and limits for callers. */
interface BenchRequest {
  find?: FindRequest;
  suggest?: { term: string; countryCode: FindRequest['countryCode'] };
  /** Gives a supplier another name. */
  rename?: { id: string; name: string };
}

const answer = (store: CatalogueStore, { find, suggest, rename }: BenchRequest): unknown => {
  if (find !== undefined) {
    const found = store.find(find);
    return {
      total: found.total,
      results: found.results.map(toCard),
      understood: toUnderstood(found, find),
      categories: found.facets.categories,
    };
  }
  if (suggest !== undefined) return store.suggest(suggest.term, suggest.countryCode, 16);
  if (rename !== undefined) {
    const record = store.getRecord(rename.id);
    if (record !== null) store.putSupplier({ ...record, name: rename.name });
  }
  const { rss, heapUsed } = process.memoryUsage();
  return { rss, heapUsed };
};

const bodyOf = async (request: IncomingMessage): Promise<BenchRequest> => {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return JSON.parse(text) as BenchRequest;
};

const store = openCatalogueStore(process.argv[2] ?? '');
const server = createServer((request, response) => {
  void bodyOf(request).then((asked) => {
    const before = process.cpuUsage();
    const text = JSON.stringify(answer(store, asked));
    const { user, system } = process.cpuUsage(before);
    response.setHeader('content-type', 'application/json');
    response.setHeader('x-cpu-micros', user + system);
    response.end(text);
  });
});
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`));

import { fork } from 'node:child_process';
import { Agent, type IncomingMessage, request } from 'node:http';
import { fileURLToPath } from 'node:url';

export const database = 'projects/demo-bench/databases/(default)';
export const documents = `${database}/documents`;

export interface BenchServer {
  port: number;
  /** Bytes. */
  memory(): Promise<number>;
  stop(): Promise<void>;
}

/** Starts the measured server in a process of its own. */
export const startServer = async (dataDir: string): Promise<BenchServer> => {
  const child = fork(fileURLToPath(new URL('server.ts', import.meta.url)), [dataDir], {
    execArgv: ['--import', 'tsx'],
  });
  const answer = <T>(): Promise<T> =>
    new Promise((resolve, reject) => {
      child.once('message', (message) => resolve(message as T));
      child.once('exit', (code) => reject(new Error(`The server ended with ${code}.`)));
    });
  const { port } = await answer<{ port: number }>();
  return {
    port,
    async memory() {
      child.send('memory');
      return (await answer<{ rss: number }>()).rss;
    },
    stop: () =>
      new Promise((resolve) => {
        child.once('exit', () => resolve());
        child.disconnect();
      }),
  };
};

export const agent = new Agent({ keepAlive: true, maxSockets: 4_000 });

export const open = (port: number, method: string, path: string, body = ''): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port, method, path, agent }, resolve);
    req.on('error', reject);
    req.end(body);
  });

export const post = async (port: number, path: string, body: string): Promise<string> => {
  const response = await open(port, 'POST', path, body);
  let text = '';
  for await (const chunk of response.setEncoding('utf8')) text += String(chunk);
  if (response.statusCode !== 200) throw new Error(`${response.statusCode}: ${text.slice(0, 300)}`);
  return text;
};

/** Times in milliseconds, cut where so many of a hundred are shorter. */
export const percentile = (times: number[], percent: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor((times.length * percent) / 100))] ?? NaN;

export const call = (port: number, verb: string, body: object): Promise<string> =>
  post(port, `/v1/${documents}:${verb}`, JSON.stringify(body));

export const write = (path: string, n: number) => ({
  update: {
    name: `${documents}/${path}`,
    fields: {
      n: { integerValue: String(n) },
      group: { stringValue: `g${n % 2_000}` },
      percent: { integerValue: String(n % 100) },
      title: { stringValue: `A title as long as titles are, ${n}` },
      done: { booleanValue: n % 2 === 0 },
    },
  },
});

/** A browser's listener: a WebChannel session with one target. `onData` gets every piece of text. */
export const listen = async (
  port: number,
  collectionId: string,
  onData: (text: string) => void,
): Promise<() => void> => {
  const base = `/google.firestore.v1.Firestore/Listen/channel?VER=8&database=${encodeURIComponent(database)}`;
  const structuredQuery = { from: [{ collectionId }], orderBy: [{ field: { fieldPath: '__name__' } }] };
  const target = { database, addTarget: { targetId: 2, query: { parent: documents, structuredQuery } } };
  const form = new URLSearchParams({ count: '1', ofs: '0', headers: '', req0___data__: JSON.stringify(target) });
  const hello = await post(port, `${base}&RID=1&CVER=22`, form.toString());
  const sid = /"c","([^"]+)"/.exec(hello)?.[1] ?? '';
  const back = await open(port, 'GET', `${base}&SID=${sid}&RID=rpc&AID=0&CI=0&TYPE=xmlhttp`);
  await new Promise<void>((resolve) => {
    let text = '';
    back.setEncoding('utf8').on('data', (chunk: string) => {
      onData(chunk);
      if (text === 'ready') return;
      text += chunk;
      if (!text.includes('CURRENT')) return;
      text = 'ready';
      resolve();
    });
    back.on('error', () => undefined);
  });
  return () => void back.destroy();
};

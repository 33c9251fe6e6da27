import { request } from 'node:http';
import { projectId, type TestServer } from './firestore-server';

export const database = `projects/${projectId}/databases/(default)`;
export const documents = `${database}/documents`;

export interface RawAnswer {
  status: number;
  text: string;
}

/** One request with nothing helpful added. */
export const raw = (
  server: TestServer,
  method: string,
  path: string,
  body = '',
  headers: Record<string, string> = {},
): Promise<RawAnswer> =>
  new Promise((resolve, reject) => {
    const req = request({ host: '127.0.0.1', port: server.port, method, path, headers, agent: false }, (res) => {
      let text = '';
      res.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      res.on('end', () => resolve({ status: res.statusCode ?? 0, text }));
      // An answer that is cut has no end.
      res.on('error', reject);
    });
    req.on('error', reject);
    req.end(body);
  });

/** Cuts a channel's text into its JSON arrays. */
export const chunksOf = (text: string): unknown[] => {
  const chunks: unknown[] = [];
  for (let rest = text; rest !== '';) {
    const line = rest.indexOf('\n');
    const length = Number(rest.slice(0, line));
    chunks.push(JSON.parse(rest.slice(line + 1, line + 1 + length)));
    rest = rest.slice(line + 1 + length);
  }
  return chunks;
};

export const forwardBody = (messages: unknown[], offset: number, headers?: string): string => {
  const form = new URLSearchParams({ count: String(messages.length), ofs: String(offset) });
  if (headers !== undefined) form.set('headers', headers);
  for (const [index, message] of messages.entries()) form.set(`req${index}___data__`, JSON.stringify(message));
  return form.toString();
};

type ChannelMessage = Record<string, unknown>;

/** A WebChannel session driven by hand, by long polling. */
export const openChannel = async (
  server: TestServer,
  kind: 'Listen' | 'Write',
  token: string | null,
  first: unknown[],
) => {
  const base = `/google.firestore.v1.Firestore/${kind}/channel?VER=8&database=${encodeURIComponent(database)}`;
  const headers = token === null ? 'x-goog-api-key:any\r\n' : `Authorization:Bearer ${token}\r\n`;
  const hello = await raw(server, 'POST', `${base}&RID=1&CVER=22`, forwardBody(first, 0, headers));
  const [[, [, sid]]] = chunksOf(hello.text)[0] as [[number, [string, string]]];
  let rid = 2;
  let offset = first.length;
  const session = `${base}&SID=${sid}`;
  return {
    sid,
    /** Returns the messages after `after`, in one long poll. */
    async poll(after: number): Promise<{ id: number; message: ChannelMessage | 'noop' }[]> {
      const { text } = await raw(server, 'GET', `${session}&RID=rpc&AID=${after}&CI=1&TYPE=xmlhttp`);
      return (chunksOf(text).flat() as [number, [ChannelMessage | 'noop']][]).map(([id, [message]]) => ({
        id,
        message,
      }));
    },
    async send(messages: unknown[], at = offset): Promise<RawAnswer> {
      offset = Math.max(offset, at + messages.length);
      return raw(server, 'POST', `${session}&RID=${rid++}&AID=0`, forwardBody(messages, at));
    },
    terminate: () => raw(server, 'POST', `${session}&RID=${rid++}&TYPE=terminate`),
  };
};

export const addTarget = (targetId: number, collectionId: string, more: ChannelMessage = {}): ChannelMessage => ({
  database,
  addTarget: {
    targetId,
    query: {
      parent: documents,
      structuredQuery: { from: [{ collectionId }], orderBy: [{ field: { fieldPath: '__name__' } }] },
    },
    ...more,
  },
});

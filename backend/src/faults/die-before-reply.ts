import { subscribe } from 'node:diagnostics_channel';
import { type IncomingMessage, type ServerResponse } from 'node:http';

// Loaded before the server (`--import`), which does not know of it. Once it receives a number, no successful reply to
// an enquiry or a message is sent any more, and after that many of them the process ends as by a power cut: everything
// that these calls store is stored by then, but no client learns of it.

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
}

const talk = /^\/api\/(enquiries\/send|inbox\/[^/]+\/messages)$/;

let left: number | null = null;

const holdReply = ({ response }: Exchange): void => {
  const writeHead = response.writeHead.bind(response) as (...head: unknown[]) => ServerResponse;
  const end = response.end.bind(response) as (...rest: unknown[]) => ServerResponse;
  let isHeld = false;
  response.writeHead = (...head: unknown[]) => {
    if (left === null || head[0] !== 200) return writeHead(...head);
    isHeld = true;
    left -= 1;
    if (left === 0) process.kill(process.pid, 'SIGKILL');
    return response;
  };
  response.end = (...rest: unknown[]) => (isHeld ? response : end(...rest));
};

subscribe('http.server.request.start', (message) => {
  const exchange = message as Exchange;
  if (exchange.request.method === 'POST' && talk.test(exchange.request.url ?? '')) holdReply(exchange);
});

process.on('message', (replies) => {
  left = Number(replies);
  process.send?.('armed');
});
process.channel?.unref();

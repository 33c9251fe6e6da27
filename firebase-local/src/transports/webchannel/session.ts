import { randomBytes } from 'node:crypto';
import { type ServerResponse } from 'node:http';
import { type Tab } from '#limits/holdings';
import { type ClientStream, type StreamSink } from '#listen/stream';
import { type BackChannel, type Numbered, openBackChannel } from './back-channel';
import { createInbox } from './inbox';

/** A WebChannel session: numbered messages both ways, over many short HTTP requests. */
export interface ChannelSession {
  readonly id: string;
  /** Takes messages numbered from `offset`; those that came before (a retry) are dropped. */
  receive(offset: number, messages: string[]): void;
  attach(res: ServerResponse, onlyOnce: boolean): void;
  /** The client has everything up to and with this message. */
  acknowledge(id: number): void;
  /** Answer to a forward request: back channel open, last message sent, bytes that wait. */
  state(): [0 | 1, number, number];
  /** Time of the client's last request, in milliseconds; null while it listens. */
  idleSince(): number | null;
  close(): void;
}

/** Keeps messages until they are acknowledged and sends them through whatever back channel is open. */
const createOutbox = (unread: Tab, onOverflow: () => void) => {
  let unacknowledged: Numbered[] = [];
  let bytes = 0;
  let last = 0;
  let sent = 0;
  let channel: BackChannel | null = null;
  let scheduled = false;
  const flush = (): void => {
    scheduled = false;
    if (!channel) return;
    const waiting = unacknowledged.filter(({ id }) => id > sent);
    sent = last;
    channel.write(waiting);
  };
  return {
    push(payload: string): void {
      try {
        unread.hold(bytes + payload.length);
      } catch {
        return onOverflow();
      }
      bytes += payload.length;
      unacknowledged.push({ id: ++last, payload });
      // All messages of one commit are sent as one chunk.
      if (!scheduled) queueMicrotask(flush);
      scheduled = true;
    },
    acknowledge(upTo: number): void {
      unacknowledged = unacknowledged.filter(({ id }) => id > upTo);
      bytes = unacknowledged.reduce((sum, { payload }) => sum + payload.length, 0);
      unread.hold(bytes);
    },
    /** All unacknowledged messages are sent again on the new channel. */
    use(next: BackChannel | null): void {
      channel = next;
      sent = Math.min(sent, (unacknowledged[0]?.id ?? last + 1) - 1);
      flush();
    },
    channel: () => channel,
    last: () => last,
    bytes: () => bytes,
  };
};

export interface SessionOptions {
  nowMillis: () => number;
  /** Messages that wait for their reader. */
  unread: Tab;
  onClose(session: ChannelSession): void;
}

export const createSession = (
  openStream: (sink: StreamSink) => ClientStream,
  { nowMillis, unread, onClose }: SessionOptions,
): ChannelSession => {
  let lastRequestAt = nowMillis();
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    stream.close();
    outbox.channel()?.end();
    unread.release();
    onClose(session);
  };
  const outbox = createOutbox(unread, close);
  const stream = openStream({
    send: (message) => outbox.push(JSON.stringify(message)),
    end: (error) => {
      if (error)
        outbox.push(JSON.stringify({ error: { status: error.status, message: error.message, code: error.grpcCode } }));
    },
  });
  const inbox = createInbox(() => stream);
  const session: ChannelSession = {
    id: randomBytes(18).toString('base64url'),
    receive(offset, messages) {
      lastRequestAt = nowMillis();
      inbox(offset, messages);
    },
    attach(res, onlyOnce) {
      lastRequestAt = nowMillis();
      outbox.channel()?.abandon();
      const channel = openBackChannel({
        res,
        onlyOnce,
        keepAlive: () => outbox.push('"noop"'),
        onEnd: (ended) => {
          lastRequestAt = nowMillis();
          if (outbox.channel() === ended) outbox.use(null);
        },
      });
      outbox.use(channel);
      // The SDK takes silence for a buffering proxy.
      if (!onlyOnce) outbox.push('"noop"');
    },
    acknowledge: (id) => outbox.acknowledge(id),
    state: () => [outbox.channel() ? 1 : 0, outbox.last(), Math.min(outbox.bytes(), 7)],
    idleSince: () => (outbox.channel() ? null : lastRequestAt),
    close,
  };
  return session;
};

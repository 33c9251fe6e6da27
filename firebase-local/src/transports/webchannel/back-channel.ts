import { type ServerResponse } from 'node:http';

/** A numbered message of a session; the client acknowledges the number. */
export interface Numbered {
  id: number;
  /** JSON text. */
  payload: string;
}

/** A hanging GET through which messages reach the client. */
export interface BackChannel {
  write(messages: Numbered[]): void;
  end(): void;
  /** Ends at once: its client has another now, or reads nothing. */
  abandon(): void;
}

const lifeMillis = 60_000;
/** Milliseconds for a client to read messages sent before its end. */
const lingerMillis = 60_000;
export const keepAliveMillis = 25_000;

/** Length in UTF-16 units, then that many: the client cuts the stream by it. */
export const frame = (json: string): string => `${json.length}\n${json}`;

export interface BackChannelOptions {
  res: ServerResponse;
  /** The client cannot stream: the answer ends with its first messages. */
  onlyOnce: boolean;
  keepAlive(): void;
  onEnd(channel: BackChannel): void;
}

export const openBackChannel = ({ res, onlyOnce, keepAlive, onEnd }: BackChannelOptions): BackChannel => {
  res.writeHead(200, {
    'Content-Type': 'text/plain; charset=utf-8',
    'Cache-Control': 'no-cache, no-store, no-transform',
    'X-Content-Type-Options': 'nosniff',
    'X-Accel-Buffering': 'no',
  });
  res.flushHeaders();
  res.socket?.setNoDelay(true);
  let open = true;
  const end = (): void => {
    if (!open) return;
    open = false;
    clearTimeout(life);
    clearInterval(alive);
    onEnd(channel);
    res.end();
    const linger = setTimeout(() => res.destroy(), lingerMillis).unref();
    res.once('close', () => clearTimeout(linger));
  };
  const channel: BackChannel = {
    write(messages) {
      if (!open || messages.length === 0) return;
      res.write(frame(`[${messages.map(({ id, payload }) => `[${id},[${payload}]]`).join(',')}]`));
      if (onlyOnce) end();
    },
    end,
    abandon() {
      end();
      if (res.writableLength > 0) res.destroy();
    },
  };
  const life = setTimeout(end, lifeMillis).unref();
  const alive = setInterval(keepAlive, keepAliveMillis).unref();
  res.on('close', end);
  res.on('error', end);
  return channel;
};

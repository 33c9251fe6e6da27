import { type Caller } from '../access/caller';
import { tokenExpired } from '../access/expiry';
import { type ClientStream, type StreamSink } from './stream';

/** The streams of signed-in callers, which end with the sign-in that they began with. */
export interface OpenSessions {
  /** A stream that `endBefore` can end; `open` begins it on the sink that it is given. */
  hold(caller: Caller, sink: StreamSink, open: (sink: StreamSink) => ClientStream): ClientStream;
  /** Ends the streams of an account whose sign-in was before a time in seconds; `Infinity`: all of them. */
  endBefore(uid: string, seconds: number): void;
}

interface OpenSession {
  /** When its person signed in, in seconds. */
  since: number;
  end(): void;
}

/**
 * Delay in milliseconds before a stream is closed after its sign-in ended; it delivers and writes nothing in between.
 * By then, a person who ended the sign-ins by a new password has the response with the new tokens; the SDKs sign a
 * person out when their token cannot be renewed.
 */
export const usualSilence = 5_000;

export const createOpenSessions = (silence: number): OpenSessions => {
  const held = new Map<string, Set<OpenSession>>();
  const forget = (uid: string, one: OpenSession): void => {
    const own = held.get(uid);
    own?.delete(one);
    if (own?.size === 0) held.delete(uid);
  };
  return {
    hold(caller, sink, open) {
      if (caller.kind === 'admin' || caller.auth === null) return open(sink);
      const { uid, token } = caller.auth;
      const stream = open({
        send: sink.send,
        end: (error) => {
          forget(uid, one);
          sink.end(error);
        },
      });
      let reporting: NodeJS.Timeout | undefined;
      const since = typeof token.auth_time === 'number' ? token.auth_time : Infinity;
      const one: OpenSession = {
        since,
        end() {
          forget(uid, one);
          stream.close();
          // Ends the stream as if its token had expired: the SDKs fetch a new token, if they still may, and reconnect.
          reporting = setTimeout(() => sink.end(tokenExpired()), silence).unref();
        },
      };
      held.set(uid, (held.get(uid) ?? new Set()).add(one));
      return {
        receive: (request) => stream.receive(request),
        close() {
          clearTimeout(reporting);
          forget(uid, one);
          stream.close();
        },
      };
    },
    endBefore(uid, seconds) {
      for (const one of [...(held.get(uid) ?? [])]) if (one.since < seconds || seconds === Infinity) one.end();
    },
  };
};

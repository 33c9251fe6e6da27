import {
  commonCapabilities,
  nativeCapabilities,
  type NativeCapability,
  nativeProtocolVersion,
  type NativeToWeb,
  readNativeMessage,
  type WebToNative,
} from '@posy/shared-contracts/native';

/** The transport of texts to and from the app around the page. */
export interface NativeWire {
  post(text: string): void;
  /** Calls back with every text from the app, until the returned function is called. */
  listen(onText: (text: unknown) => void): () => void;
}

export type NativeMessage<K extends NativeToWeb['kind']> = Extract<NativeToWeb, { kind: K }>;
type OutgoingMessage = Pick<WebToNative, 'kind' | 'payload'>;

/** A message that passed, without its content: that may be a token. */
export interface NativeLogEntry {
  direction: 'to-app' | 'from-app';
  kind: string;
  /** Keys of its payload. */
  fields: string[];
}

/** Most messages of the log; older ones are dropped. */
const logLength = 100;

/** The messages between the page and the app around it. */
export interface NativeLink {
  /** The app's description of itself; resolves once it has answered. */
  hello: Promise<NativeMessage<'native.hello'>['payload']>;
  /** Resolves to true when the app has the capability: older ones may not. */
  can(capability: NativeCapability): Promise<boolean>;
  send(body: OutgoingMessage, replyTo?: string): void;
  /** Sends a request and waits for an answer of this kind. Rejects when the app reports that there is none. */
  ask<K extends NativeToWeb['kind']>(body: OutgoingMessage, answer: K): Promise<NativeMessage<K>>;
  /** The latest messages, oldest first. */
  log: () => readonly NativeLogEntry[];
  /** Calls back with every message of the kind that is no answer; a link that arrived earlier is delivered too. */
  on<K extends NativeToWeb['kind']>(kind: K, onMessage: (message: NativeMessage<K>) => void): () => void;
}

interface Options {
  wire: NativeWire;
  newId: () => string;
  /** Address of the page at its start. */
  path: string;
}

/** Kinds that may arrive before their listeners and are still valid then. A back press or a keyboard is not. */
const queuedKinds: readonly NativeToWeb['kind'][] = [
  'link.open',
  'push.received',
  'push.token',
  'insets.change',
  'text.scale',
  'network.change',
];

/**
 * Begins a session with the app: sends `web.ready` and expects `native.hello`. Messages of another session or another
 * shape, and answers to another request, are ignored.
 */
export const openNativeLink = ({ wire, newId, path }: Options): NativeLink => {
  const session = newId();
  const listeners = new Set<(message: NativeToWeb) => void>();
  const listenedKinds = new Set<NativeToWeb['kind']>();
  let early: NativeToWeb[] = [];
  const logged: NativeLogEntry[] = [];
  const note = (direction: NativeLogEntry['direction'], { kind, payload }: { kind: string; payload: object }): void => {
    logged.push({ direction, kind, fields: Object.keys(payload) });
    if (logged.length > logLength) logged.shift();
  };
  wire.listen((text) => {
    const read = readNativeMessage(text);
    if (!read.ok || read.message.session !== session) return;
    const { kind } = read.message;
    note('from-app', read.message);
    if (queuedKinds.includes(kind) && !listenedKinds.has(kind)) early.push(read.message);
    for (const listener of [...listeners]) listener(read.message);
  });
  const post = (body: OutgoingMessage, replyTo?: string): string => {
    const id = newId();
    const frame = { v: nativeProtocolVersion, id, session, ...(replyTo === undefined ? {} : { replyTo }) };
    note('to-app', body);
    wire.post(JSON.stringify({ ...frame, ...body }));
    return id;
  };
  const ask: NativeLink['ask'] = (body, answer) =>
    new Promise((resolve, reject) => {
      let id: string | null = null;
      const listener = (message: NativeToWeb): void => {
        if (message.replyTo !== id || (message.kind !== answer && message.kind !== 'error')) return;
        listeners.delete(listener);
        if (message.kind === answer) resolve(message as NativeMessage<typeof answer>);
        else reject(new Error(`The app has no answer to ${body.kind}.`));
      };
      listeners.add(listener);
      id = post(body);
    });
  const begin: OutgoingMessage = { kind: 'web.ready', payload: { path, wants: [...nativeCapabilities] } };
  const hello = ask(begin, 'native.hello').then(({ payload }) => payload);
  return {
    hello,
    can: async (capability) => commonCapabilities((await hello).capabilities, nativeCapabilities).includes(capability),
    send: (body, replyTo) => void post(body, replyTo),
    ask,
    log: () => [...logged],
    on(kind, onMessage) {
      const listener = (message: NativeToWeb): void => {
        if (message.kind === kind && message.replyTo === undefined) onMessage(message as NativeMessage<typeof kind>);
      };
      listeners.add(listener);
      listenedKinds.add(kind);
      const late = early.filter((message) => message.kind === kind);
      early = early.filter((message) => message.kind !== kind);
      late.forEach(listener);
      return () => listeners.delete(listener);
    },
  };
};

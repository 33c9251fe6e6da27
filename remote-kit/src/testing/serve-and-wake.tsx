import { ApiError, marketOfPath } from '@posy/shared-contracts';
import type { SlotName, SlotProps } from '@posy/shared-contracts/manifest';
import type { AppProps, RemoteModule, SlotModule } from '@posy/shared-contracts/mount-props';
import type { DrawnPart, DrawRequest, ServerHalf } from '@posy/shared-contracts/server-half';
import { act } from 'react';
import { stateAttribute } from '../served/served-state';
import { createTestHost, type TestHost, type TestHostOptions } from './test-host';

interface Options extends Pick<TestHostOptions, 'api'> {
  path: string;
  /** An exposed module, where it is not the app, and what its slot passes. */
  module?: string;
  props?: object;
  /** Parameters for rendering the shell's frame. */
  page?: DrawRequest['page'];
  /** Requires the remote's `server.tsx`; called among modules of its own, as on a server. */
  server: () => ServerHalf;
}

const nowOnServer = Date.parse('2026-11-20T12:00:00.000Z');

/** Runs something while React's words to the console go elsewhere: it names differences there, of attributes too. */
const listening = async (onError: (words: string) => void, run: () => Promise<void>): Promise<void> => {
  const spy = jest.spyOn(console, 'error').mockImplementation((...words) => onError(words.map(String).join(' ')));
  try {
    await run();
  } finally {
    spy.mockRestore();
  }
};

/** Node 20 cannot tell React of buffers that were given away; nothing is given away here. */
const isOfNode = (words: string): boolean => words.includes('ArrayBuffer.prototype.detached');

/** Renders a route as the server would, anonymously: by the remote's server half, with the query facade of servers. */
export const drawOnServer = async ({
  path,
  module = './app',
  props = {},
  page,
  server,
  api = {},
}: Options): Promise<DrawnPart | null> => {
  const { pathname, search } = new URL(path, 'http://posy.test');
  const request: DrawRequest = {
    remote: { name: 'mfe-test', version: '0.0.0' },
    module,
    pathname,
    search,
    props,
    ...(page && { page }),
    now: nowOnServer,
  };
  const call = async (name: string, input: unknown): Promise<unknown> => {
    const answer = api[name as keyof typeof api] as ((input: unknown, file: null) => unknown) | undefined;
    if (answer === undefined) throw new ApiError('refused', 404, 'not-found', `The test gives no answer for ${name}.`);
    return answer(input, null);
  };
  let drawn: DrawnPart | null = null;
  const errors: string[] = [];
  await listening(
    (words) => void (isOfNode(words) || errors.push(words)),
    () =>
      jest.isolateModulesAsync(async () => {
        // Imitates the build of the shell's server half.
        jest.doMock('@posy/remote-kit/query', () => jest.requireActual('../query/served-facade'));
        drawn = await server().draw(request, { call });
      }),
  );
  if (errors.length > 0) throw new Error(errors.join('\n'));
  jest.dontMock('@posy/remote-kit/query');
  return drawn;
};

/** A page that came from the server, and what takes it away again. */
export interface Woken {
  host: TestHost;
  /** The markup before the remote took it over. */
  before: string;
  element: HTMLElement;
  leave: () => Promise<void>;
}

type Props = TestHost & Pick<AppProps, 'container' | 'failed'>;
/** Takes the part over as its host would; answers what takes it away. */
type Wake = (props: Props) => Promise<() => unknown>;

/** A remote's `./app`. */
export const wakeApp =
  (app: RemoteModule): Wake =>
  async (props) => {
    await app.bootstrap(props);
    await app.mount(props);
    return () => app.unmount(props);
  };

/** A remote's widget in a slot. */
export const wakeWidget =
  <S extends SlotName>({ mountSlot }: SlotModule<S>, given: SlotProps[S]): Wake =>
  async (props) => {
    const { unmount } = mountSlot(props, props.container, given, props.failed);
    return unmount;
  };

const documentOf = ({ state, html }: DrawnPart) => {
  const frame = document.body.appendChild(document.createElement('div'));
  const element = frame.appendChild(document.createElement('script'));
  element.type = 'application/json';
  element.setAttribute(stateAttribute, '');
  element.textContent = state;
  const container = frame.appendChild(document.createElement('div'));
  container.innerHTML = html;
  return { frame, container };
};

interface WakeOptions extends Options {
  wake: Wake;
  /** Puts into the browser what it keeps of an earlier visit, which no server knows. */
  store?: () => void;
  /** The page's session; the server rendered it without one. */
  session?: TestHostOptions['session'];
}

/**
 * Draws a route, or a widget, on the server and has the remote's browser half take it over, in one document. Every
 * difference between the two is seen as an error of the host's.
 */
export const serveAndWake = async ({
  wake,
  session,
  store = () => undefined,
  ...options
}: WakeOptions): Promise<Woken> => {
  const { path, api } = options;
  const drawn = await drawOnServer(options);
  if (drawn === null) throw new Error(`${path} is not drawn on the server.`);
  const { frame, container } = documentOf(drawn);
  const before = container.innerHTML;
  store();
  const host = createTestHost({ path, market: marketOfPath(path), ...(api && { api }), ...(session && { session }) });
  let leave: () => unknown = () => undefined;
  await listening(
    (words) => void host.errors.push(words),
    () =>
      act(async () => {
        leave = await wake({ ...host, container, failed: (error) => void host.errors.push(error) });
      }),
  );
  return {
    host,
    before,
    element: container,
    leave: async () => {
      await act(async () => void (await leave()));
      frame.remove();
    },
  };
};

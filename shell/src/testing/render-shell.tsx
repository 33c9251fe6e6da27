import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import type { EndpointInput, EndpointName, EndpointOutput } from '@posy/shared-contracts/endpoints';
import type { Session } from '@posy/shared-contracts/mount-props';
import { type ReactNode, Suspense } from 'react';
import { messages as account } from '../features/account/messages/en-GB';
import { messages as collaboration } from '../features/collaboration/messages/en-GB';
import { messages as legal } from '../features/legal/messages/en-GB';
import { messages as onboarding } from '../features/onboarding/messages/en-GB';
import { messages as figures } from '../features/page-figures/messages/en-GB';
import { messages as places } from '../features/places/messages/en-GB';
import { messages as privacy } from '../features/privacy/messages/en-GB';
import { messages as settings } from '../features/settings/messages/en-GB';
import { messages as work } from '../features/work/messages/en-GB';
import { ShellProvider } from '../host/shell-context';
import { messages as own } from '../messages/en-GB';
import type { AccountAnswers } from './account-actions';
import { createTestShell, type TestShell } from './shell-services';

type ApiAnswers = { [N in EndpointName]?: (input: EndpointInput<N>) => EndpointOutput<N> | Promise<EndpointOutput<N>> };

export interface RenderedShell extends TestShell {
  leave: () => Promise<void>;
  /** The screens' calls to the server, in order. */
  calls: { name: EndpointName; body: unknown }[];
}

interface Options {
  session: Session;
  path: string;
  api?: ApiAnswers;
  /** The results of the account's actions. */
  account?: AccountAnswers;
  /** True when the server has example accounts. */
  demo?: boolean;
}

/** Renders a screen of the shell with its services, every message, and a server with the given answers. */
export const renderShell = async (
  tree: ReactNode,
  { session, path, api = {}, account: accountAnswers, demo = false }: Options,
): Promise<RenderedShell> => {
  const test = createTestShell(session, path, accountAnswers);
  test.shell.demo = demo;
  const answering = createTestHost({ api }).api;
  const calls: RenderedShell['calls'] = [];
  test.host.api = {
    ...answering,
    upload: (name, input, file, options) => {
      calls.push({ name, body: input.body });
      return answering.upload(name, input, file, options);
    },
    call: (name, input) => {
      calls.push({ name, body: input.body });
      return answering.call(name, input);
    },
  };
  const leave = await renderWithHost(
    <ShellProvider value={test.shell}>
      <Suspense fallback={null}>{tree}</Suspense>
    </ShellProvider>,
    test.host,
    {
      ...own,
      ...account,
      ...settings,
      ...collaboration,
      ...onboarding,
      ...legal,
      ...privacy,
      ...work,
      ...places,
      ...figures,
    },
  );
  return { ...test, leave, calls };
};

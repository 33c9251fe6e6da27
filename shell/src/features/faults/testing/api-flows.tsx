import { ApiError } from '@posy/shared-contracts';
import type { EndpointName } from '@posy/shared-contracts/endpoints';
import type { Session } from '@posy/shared-contracts/mount-props';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { type RenderedShell, renderShell } from '#testing/render-shell';

/** The faults as the client reports them. */
const faults = {
  'a lost connection': new ApiError('offline', 0, 'offline', 'no connection'),
  'an answer that never comes': new ApiError('timeout', 0, 'timeout', 'too late'),
  'an expired token': new ApiError('refused', 401, 'invalid-token', 'sign in again'),
  'revoked access': new ApiError('refused', 403, 'not-allowed', 'not yours'),
  'a deleted wedding': new ApiError('refused', 403, 'not-a-member', 'not a member'),
};
type ApiFault = keyof typeof faults;

export type ShellApi = NonNullable<Parameters<typeof renderShell>[1]['api']>;

/** A flow that calls the server. */
export interface ApiFlow {
  screen: ReactNode;
  path: string;
  session: Session;
  /** The call during which the fault occurs. */
  call: EndpointName;
  /** The answers of all calls without a fault. */
  api: ShellApi;
  /** Runs the flow up to the call. */
  begin: () => Promise<void>;
  /** Expects the typed or chosen values to be still there. */
  retained: () => void;
  /** Retries as the screen offers it. */
  retry: (rendered: RenderedShell) => Promise<void>;
  /** Messages that this flow has of its own for a reason. */
  words?: Partial<Record<ApiFault, RegExp>>;
}

export const press = (name: string | RegExp): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

/** Presses the retry of a notice. */
export const again = async ({ host }: RenderedShell): Promise<void> => host.shown.at(-1)?.action?.run();

const words: Record<ApiFault, RegExp> = {
  'a lost connection': /We can’t reach Posy/,
  'an answer that never comes': /took too long|can’t reach/,
  'an expired token': /Your session has ended. Log in again/,
  'revoked access': /not yours to change/,
  'a deleted wedding': /You’re not in this wedding any more, or it was deleted/,
};

/** The text of the screen or its notice. */
const shownText = ({ host }: RenderedShell): string => {
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? '');
  return [...alerts, ...host.shown.filter(({ tone }) => tone === 'error').map(({ text }) => text)].join('\n');
};

/** Each flow meets each fault: the reason is shown, nothing is lost, and a retry works. */
export const describeApiFlows = (flows: Record<string, ApiFlow>): void => {
  let leave: () => Promise<void> = async () => undefined;
  afterEach(async () => {
    await leave();
    sessionStorage.clear();
  });

  describe.each(Object.entries(flows))('%s', (_name, flow) => {
    test.each(Object.keys(faults) as ApiFault[])(
      'meets %s: it is said why, nothing is lost, and a retry works',
      async (fault) => {
        let isFaulty = true;
        let answered = 0;
        const working = flow.api[flow.call] as ((input: never) => unknown) | undefined;
        const meeting = (input: never): unknown => {
          if (isFaulty) throw faults[fault];
          answered += 1;
          return working?.(input);
        };
        const rendered = await renderShell(flow.screen, {
          session: flow.session,
          path: flow.path,
          api: { ...flow.api, [flow.call]: meeting },
        });
        leave = rendered.leave;
        await flow.begin();
        await waitFor(() => expect(shownText(rendered)).toMatch(flow.words?.[fault] ?? words[fault]));
        flow.retained();
        isFaulty = false;
        // The page is left for an address that jsdom cannot open.
        jest.spyOn(console, 'error').mockImplementation(() => undefined);
        await flow.retry(rendered);
        await waitFor(() => expect(answered).toBe(1));
      },
    );
  });
};

import { act, screen, waitFor } from '@testing-library/react';
import { lendLayout } from '#testing/lend-layout';
import type { RenderedShell } from '#testing/render-shell';
import {
  deleteWedding,
  type EditFlow,
  endSessionAndReturn,
  expectLedAway,
  expectStored,
  noticeTexts,
  refused,
  showEdit,
} from './edit-flows';
import { type Fault, type FaultOutcomes, meetingsIn } from './meetings';

/** The outcome of a fault in a flow; `words` if its message is its own. */
export interface FaultOutcome {
  words?: RegExp;
}

/** The messages of a group of flows, and the faults that it meets. */
export interface FlowGroup {
  meets: FaultOutcomes<FaultOutcome>;
  /** The message that an edit waits for the connection; null when only the page shows it. */
  storedText: RegExp | null;
  /** The message that the server rejected a queued edit. */
  refusedLater: RegExp;
}

const faultWith = {
  'an expired token': async (rendered, { begin, send, retained }) => {
    const release = rendered.host.firestore.hold();
    await begin();
    await send();
    await endSessionAndReturn(rendered);
    await retained();
    release();
  },
  'revoked access': async (rendered, { begin, send, retained }, { words }) => {
    rendered.host.firestore.refuse(refused);
    await begin();
    await send();
    await waitFor(() =>
      expect(noticeTexts(rendered).at(-1)).toMatch(words ?? /you can’t change this wedding any more/),
    );
    await retained();
    rendered.host.firestore.refuse(null);
    await send();
  },
  'a deleted wedding': async (rendered, { begin }) => {
    await begin();
    await deleteWedding(rendered);
    await expectLedAway(rendered);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  },
  'a lost connection': async (rendered, { begin, send }) => {
    const release = rendered.host.firestore.hold();
    await begin();
    await send();
    await act(async () => rendered.host.online.set(false));
    release();
  },
} satisfies Record<Fault, (rendered: RenderedShell, flow: EditFlow, meeting: FaultOutcome) => Promise<void>>;

/** Returns true when the flow's value is stored in the end. */
const isStoredAfter = (fault: Fault): boolean => fault !== 'a deleted wedding';

/** Each flow meets each fault: nothing is lost or half done, the reason is shown, and there is a next step. */
export const describeEdits = (
  flows: Record<string, EditFlow>,
  { meets, storedText, refusedLater }: FlowGroup,
): void => {
  let leave: () => Promise<void> = async () => undefined;
  beforeAll(lendLayout);
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    // The page is left for an address that jsdom cannot open.
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => leave());
  const open = async (flow: EditFlow): Promise<RenderedShell> => {
    const rendered = await showEdit(flow);
    leave = rendered.leave;
    return rendered;
  };

  describe.each(Object.entries(flows))('%s', (_name, flow) => {
    test.each(meetingsIn(meets))('meets %s', async (fault, meeting) => {
      const rendered = await open(flow);
      await faultWith[fault](rendered, flow, meeting);
      if (isStoredAfter(fault)) await expectStored(rendered, flow);
      if (fault === 'a lost connection' && storedText !== null)
        expect(noticeTexts(rendered).at(-1)).toMatch(storedText);
    });

    test('meets a refusal after the connection is back: it is said, and another try saves it', async () => {
      const rendered = await open(flow);
      const { host } = rendered;
      const release = host.firestore.hold();
      await flow.begin();
      await flow.send();
      await act(async () => host.online.set(false));
      host.firestore.refuse(refused);
      await act(async () => {
        release();
        host.online.set(true);
      });
      await waitFor(() => expect(noticeTexts(rendered).at(-1)).toMatch(refusedLater));
      host.firestore.refuse(null);
      await act(async () => host.shown.at(-1)?.action?.run());
      await expectStored(rendered, flow);
    });
  });
};

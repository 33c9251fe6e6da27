import { act, screen, waitFor } from '@testing-library/react';
import { lendLayout } from '#testing/lend-layout';
import type { RenderedShell } from '#testing/render-shell';
import {
  deleteWedding,
  type EditFlow,
  endSessionAndReturn,
  expectLedAway,
  expectStored,
  refused,
  said,
  showEdit,
} from './edit-flows';
import { type Fault, type Meetings, meetingsIn } from './meetings';

/** How a flow meets a fault; the words where it says something of its own. */
export interface Meeting {
  words?: RegExp;
}

/** What a family of flows says, and which faults it meets. */
export interface Family {
  meets: Meetings<Meeting>;
  /** That an edit waits for the connection; null where the page alone says so. */
  storedText: RegExp | null;
  /** That the server did not take what was queued. */
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
    await waitFor(() => expect(said(rendered).at(-1)).toMatch(words ?? /you can’t change this wedding any more/));
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
} satisfies Record<Fault, (rendered: RenderedShell, flow: EditFlow, meeting: Meeting) => Promise<void>>;

/** Whether something is stored in the end. */
const isStoredAfter = (fault: Fault): boolean => fault !== 'a deleted wedding';

/** Each flow meets each fault: nothing is lost or half done, the reason is said, and there is a way on. */
export const describeEdits = (flows: Record<string, EditFlow>, { meets, storedText, refusedLater }: Family): void => {
  let leave: () => Promise<void> = async () => undefined;
  beforeAll(lendLayout);
  beforeEach(() => {
    sessionStorage.clear();
    localStorage.clear();
    jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    // The page is left by an address that jsdom cannot go to.
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
      if (fault === 'a lost connection' && storedText !== null) expect(said(rendered).at(-1)).toMatch(storedText);
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
      await waitFor(() => expect(said(rendered).at(-1)).toMatch(refusedLater));
      host.firestore.refuse(null);
      await act(async () => host.shown.at(-1)?.action?.run());
      await expectStored(rendered, flow);
    });
  });
};

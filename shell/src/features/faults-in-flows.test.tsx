import { ApiError } from '@posy/shared-contracts';
import type { EndpointName } from '@posy/shared-contracts/endpoints';
import type { Session } from '@posy/shared-contracts/mount-props';
import { exampleSignedIn } from '@posy/remote-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { enter } from '../testing/enter';
import { renderShell, type RenderedShell } from '../testing/render-shell';
import { AcceptScreen } from './collaboration/accept/accept-screen';
import { InviteSection } from './collaboration/invite/invite-section';
import { PeopleSection } from './collaboration/people/people-section';
import { joan, maya, signedInAs, tom } from './collaboration/testing/people';
import { noAccess } from './collaboration/areas';
import { PrivacySection } from './privacy/privacy-section';

// Roles and names of whole screens are looked up many times: slow on a busy machine.
jest.setTimeout(60_000);

let leave: () => Promise<void> = async () => undefined;
afterEach(async () => {
  await leave();
  sessionStorage.clear();
});

/** What goes wrong in the middle, as the client tells it. */
const faults = {
  'a lost connection': new ApiError('offline', 0, 'offline', 'no connection'),
  'an answer that never comes': new ApiError('timeout', 0, 'timeout', 'too late'),
  'an expired token': new ApiError('refused', 401, 'invalid-token', 'sign in again'),
  'revoked access': new ApiError('refused', 403, 'not-allowed', 'not yours'),
  'a deleted wedding': new ApiError('refused', 403, 'not-a-member', 'not a member'),
};
type Fault = keyof typeof faults;

type Api = NonNullable<Parameters<typeof renderShell>[1]['api']>;

interface Flow {
  screen: ReactNode;
  path: string;
  session: Session;
  /** The call that the fault meets. */
  call: EndpointName;
  /** What every call answers when nothing is wrong. */
  api: Api;
  /** Does everything up to the call. */
  begin: () => Promise<void>;
  /** What was typed or chosen must still be there. */
  kept: () => void;
  /** Tries again as the screen offers it. */
  retry: (rendered: RenderedShell) => Promise<void>;
  /** Sentences where one reason says more here. */
  words?: Partial<Record<Fault, RegExp>>;
}

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const again = async ({ host }: RenderedShell): Promise<void> => host.shown.at(-1)?.action?.run();
const typeAndConfirm = async (region: string, label: string, phrase: string, action: string): Promise<void> => {
  const box = within(screen.getByRole('region', { name: region }));
  await enter(box.getByLabelText(label), phrase);
  await userEvent.click(box.getByRole('button', { name: action }));
};

const settings = '/uk/settings';
const people: Api = { fetchCollaborators: () => ({ collaborators: [joan, tom, maya], invitations: [] }) };

const exporting = {
  id: 'e1',
  state: 'working' as const,
  done: 0,
  total: 9,
  downloadPath: null,
  bytes: 0,
  expiresAt: null,
};

const flows: Record<string, Flow> = {
  'inviting by e-mail': {
    screen: <InviteSection />,
    path: `${settings}/inviteCollaborator`,
    session: signedInAs(maya),
    call: 'createInvitation',
    api: { createInvitation: () => ({ id: 'i9', url: null, expiresAt: '2026-12-04T12:00:00.000Z' }) },
    begin: async () => {
      await enter(screen.getByLabelText('Their email'), 'tom@example.com');
      await enter(screen.getByLabelText(/A few words/), 'Come on in');
      await press('Send invitation');
    },
    kept: () => {
      expect(screen.getByLabelText('Their email')).toHaveValue('tom@example.com');
      expect(screen.getByLabelText(/A few words/)).toHaveValue('Come on in');
    },
    retry: again,
  },
  'changing what a helper may do': {
    screen: <PeopleSection />,
    path: `${settings}/manageCollaborators`,
    session: signedInAs(maya),
    call: 'updateCollaborator',
    api: { ...people, updateCollaborator: () => ({}) },
    begin: async () => {
      await userEvent.click(await screen.findByRole('button', { name: 'Change what Joan may do' }));
      const budget = screen.getByRole('radiogroup', { name: 'Budget' });
      await userEvent.click(within(budget).getByRole('radio', { name: 'Edit' }));
      await press('Save access');
    },
    kept: () => {
      const budget = screen.getByRole('radiogroup', { name: 'Budget' });
      expect(within(budget).getByRole('radio', { name: 'Edit' })).toBeChecked();
    },
    retry: again,
  },
  'accepting an invitation': {
    screen: <AcceptScreen />,
    path: '/uk/accept-collaboration-invite?id=i1&nonce=n1',
    session: exampleSignedIn({ email: 'joan@example.com' }),
    call: 'acceptInvitation',
    api: {
      readInvitation: () => ({
        state: 'open',
        role: 'helper',
        access: { ...noAccess, guests: 'edit' },
        invitedBy: 'Maya',
        partners: ['Maya', 'Tom'],
        email: null,
        message: '',
        expiresAt: '2026-12-02T09:30:00.000Z',
      }),
      acceptInvitation: () => ({ weddingId: 'w2', role: 'helper', status: 'joined' }) as never,
    },
    begin: async () => userEvent.click(await screen.findByRole('button', { name: 'Join the plan' })),
    kept: () => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Maya would like your help'),
    retry: () => press('Join the plan'),
  },
  'exporting everything': {
    screen: <PrivacySection />,
    path: `${settings}/privacy`,
    session: exampleSignedIn(),
    call: 'startExport',
    api: { startExport: () => exporting, exportStatus: () => exporting },
    begin: () => press('Make my copy'),
    kept: () => expect(screen.getByRole('button', { name: 'Make my copy' })).toBeEnabled(),
    retry: () => press('Make my copy'),
    words: { 'revoked access': /Only the wedding’s owner can do that/ },
  },
  'deleting the wedding': {
    screen: <PrivacySection />,
    path: `${settings}/privacy`,
    session: exampleSignedIn(),
    call: 'deleteWedding',
    api: { deleteWedding: () => ({ weddingId: null }) },
    begin: () => typeAndConfirm('Delete the wedding', 'Type Maya & Tom to go on', 'Maya & Tom', 'Delete for everyone'),
    kept: () => expect(screen.getByLabelText('Type Maya & Tom to go on')).toHaveValue('Maya & Tom'),
    retry: () => press('Delete for everyone'),
    words: { 'revoked access': /Only the wedding’s owner can do that/ },
  },
  'deleting the account': {
    screen: <PrivacySection />,
    path: `${settings}/privacy`,
    session: exampleSignedIn(),
    call: 'deleteAccount',
    api: { deleteAccount: () => ({}) },
    begin: () =>
      typeAndConfirm('Delete your account', 'Type maya@example.com to go on', 'maya@example.com', 'Delete my account'),
    kept: () => expect(screen.getByLabelText('Type maya@example.com to go on')).toHaveValue('maya@example.com'),
    retry: () => press('Delete my account'),
    words: { 'revoked access': /Only the wedding’s owner can do that/ },
  },
};

const words: Record<Fault, RegExp> = {
  'a lost connection': /We can’t reach Posy/,
  'an answer that never comes': /took too long|can’t reach/,
  'an expired token': /Your session has ended. Log in again/,
  'revoked access': /not yours to change/,
  'a deleted wedding': /You’re not in this wedding any more, or it was deleted/,
};

/** What the screen or its snackbar says. */
const said = ({ host }: RenderedShell): string => {
  const alerts = screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? '');
  return [...alerts, ...host.shown.filter(({ tone }) => tone === 'error').map(({ text }) => text)].join('\n');
};

describe.each(Object.entries(flows))('%s', (_name, flow) => {
  it.each(Object.keys(faults) as Fault[])(
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
      await waitFor(() => expect(said(rendered)).toMatch(flow.words?.[fault] ?? words[fault]));
      flow.kept();
      isFaulty = false;
      // The page is left by an address that jsdom cannot go to.
      jest.spyOn(console, 'error').mockImplementation(() => undefined);
      await flow.retry(rendered);
      await waitFor(() => expect(answered).toBe(1));
    },
  );
});

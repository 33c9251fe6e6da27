import { exampleSignedIn } from '@posy/remote-kit/testing';
import type { SignedIn } from '@posy/shared-contracts/mount-props';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SignInAccount } from '#session/account/account-actions';
import type { AccountAnswers } from '#testing/account-actions';
import { type RenderedShell, renderShell } from '#testing/render-shell';
import { AccountScreen } from '../account-screen';
import { OwnAccount } from '../security/own-account';

/** The sign-up screen at an address, for a visitor. */
export const showAccountScreen = (path: string, account?: AccountAnswers): Promise<RenderedShell> =>
  renderShell(<AccountScreen />, { session: { status: 'signed-out' }, path, account });

/** An account with a password and a provider. */
export const ownAccount: SignInAccount = {
  email: 'maya@example.com',
  isEmailVerified: true,
  methods: ['password', 'google'],
  secondFactors: [],
  offersSecondFactor: false,
};

/** The ways to log in, on the settings screen. */
export const showOwnAccount = (
  account: AccountAnswers,
  session: SignedIn = exampleSignedIn(),
): Promise<RenderedShell> => renderShell(<OwnAccount />, { session, path: '/uk/settings/security', account });

/** Replaces the text of a field at once, as password managers do. */
export const fill = async (label: string, text: string): Promise<void> => {
  const field = await screen.findByLabelText(label);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};

export const press = (name: string): Promise<void> => userEvent.click(screen.getByRole('button', { name }));

/** The texts of the notices. */
export const texts = ({ host }: RenderedShell): string[] => host.shown.map(({ text }) => text);

/** The reported reasons. */
export const reasons = ({ host }: RenderedShell): string[] => host.errors.map((error) => (error as Error).message);

import { createTestHost, renderWithHost } from '@posy/remote-kit/testing';
import type { Session } from '@posy/shared-contracts/mount-props';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { messages } from '#messages/en-GB';
import { ReviewInvitation } from '#write/review-invitation';
import { taking, writeWords } from './writing';

const catalogue = { ...messages, ...writeWords };

const page = { leave: async (): Promise<void> => undefined };

/** Ends the page of a form, which may have ended before. */
export const leaveForm = async (): Promise<void> => {
  const { leave } = page;
  page.leave = async () => undefined;
  await leave();
};

/** Opens the form of a review as a reader of a profile does. */
export const showForm = async (
  server = taking(),
  session: Session = { status: 'signed-out' },
  button = 'Write a review',
) => {
  const host = createTestHost({ api: server.api, session });
  const widget = <ReviewInvitation supplierId="GB000001" supplierName="Larkfield Orangery" />;
  page.leave = await renderWithHost(widget, host, catalogue);
  const user = userEvent.setup();
  await act(async () => fireEvent.click(screen.getByRole('button', { name: button })));
  // Its code is loaded when it is first opened, which takes a while where nothing is compiled yet.
  await screen.findByRole('dialog', { name: 'How was Larkfield Orangery?' }, { timeout: 20_000 });
  return { host, user, ...server };
};

export const field = (label: string): HTMLElement => screen.getByLabelText(new RegExp(`^${label}`));
export const type = (label: string, text: string): void => {
  fireEvent.change(field(label), { target: { value: text } });
  fireEvent.blur(field(label));
};
export const pick = (stars: string): boolean => fireEvent.click(screen.getByRole('radio', { name: stars }));
export const tick = (): boolean => fireEvent.click(screen.getByRole('checkbox', { name: /robot/ }));
export const post = (): boolean => fireEvent.click(screen.getByRole('button', { name: 'Post review' }));

/** Fills every field of a visitor's form. */
export const fill = (): void => {
  pick('4 of 5, very good');
  type('Title', 'Lovely light');
  type('What should other couples know', 'Bring a torch for the drive.');
  type('Your name', 'Imogen and Rhys');
  type('Wedding date', '16 May 2026');
  type('Email', 'imogen@example.com');
  tick();
};

/** Chooses pictures as from a folder of the device. */
export const choose = (...names: string[]): boolean =>
  fireEvent.change(screen.getByTestId('review-photos'), {
    target: { files: names.map((name) => new File(['x'], name, { type: 'image/jpeg' })) },
  });

import { expect, type Locator, type Page } from '@playwright/test';
import { openSection, screen } from '#support/people/couple';

/** Opens the invitations' screen, without a reload: guests that were just added may still be on their way. */
export const openInvitations = async (page: Page): Promise<void> => {
  await openSection(page, 'Website');
  await screen(page).getByRole('link', { name: 'Invitations' }).click();
  await expect(screen(page).getByRole('heading', { level: 1, name: 'Invitations' })).toBeVisible();
};

/** The line of a household: how far its invitation is. */
export const householdLine = (page: Page, name: string): Locator =>
  screen(page).getByRole('listitem').filter({ hasText: name });

/** Invites a household on the couple's screen; answers its link's path. */
export const inviteHousehold = async (page: Page, name: string): Promise<string> => {
  await screen(page)
    .getByRole('button', { name: `Invite: ${name}` })
    .click();
  const dialog = page.getByRole('dialog', { name: `The link of ${name}` });
  await expect(dialog.getByRole('img', { name: /^QR code/ })).toBeVisible();
  const link = await dialog.getByRole('textbox', { name: 'Link', exact: true }).inputValue();
  await dialog.getByRole('button', { name: 'Done' }).click();
  return new URL(link).pathname;
};

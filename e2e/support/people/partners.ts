import type { Browser, BrowserContextOptions, Page } from '@playwright/test';
import { inviteByLink, joinFrom, pageOf } from './people';

/** The couple’s other half, Lou, on a device of their own, in the same plan. */
export const partnerOf = async (page: Page, browser: Browser, device: BrowserContextOptions = {}): Promise<Page> => {
  const link = await inviteByLink(page, { role: 'Partner' });
  const partner = await pageOf(browser, device);
  await joinFrom(partner, link, 'Lou');
  return partner;
};

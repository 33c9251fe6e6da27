import { expect, type Locator, type Page } from '@playwright/test';
import { screen } from '#support/people/couple';
import { becomeDemo } from '#support/people/signed-in';

/** The person who views a screen. Members of the demo data change nothing. */
export type Viewer = 'visitor' | 'couple' | 'supplier' | 'moderator' | 'operator';

/** A screen of the product. Every screen has a line in the file of its remote: the walk opens it once and looks at it. */
export interface ProductScreen {
  /** Path of the screen, or a function that finds it. */
  path: string | ((page: Page) => Promise<string>);
  /** Element that shows that the screen is loaded. */
  shows: (page: Page) => Locator;
  /** Opens what has no address of its own. */
  open?: (page: Page) => Promise<void>;
  /** True for a path that shows another screen in wide windows, such as an inbox that opens its first conversation. */
  isAnotherWhenNarrow?: true;
}

/** The screens of a remote, by viewer. */
export type Screens = Partial<Record<Viewer, readonly ProductScreen[]>>;

export const heading = (name: string | RegExp) => (page: Page) => screen(page).getByRole('heading', { name }).first();

/** A home of those who plan no wedding, with its figures. */
export const figures = (page: Page) => screen(page).getByRole('listitem').first();

/** Signs in as the viewer, unless it is a visitor. */
export const becomeViewer = async (page: Page, viewer: Viewer): Promise<void> => {
  if (viewer === 'couple') await becomeDemo(page, 'couple');
  else if (viewer !== 'visitor') await becomeDemo(page, viewer);
};

/** Goes to the screen, and answers its path once it stands. */
export const openScreen = async (page: Page, { path, shows, open }: ProductScreen): Promise<string> => {
  const address = typeof path === 'string' ? path : await path(page);
  await page.goto(address);
  await open?.(page);
  await expect(shows(page)).toBeVisible();
  return address;
};

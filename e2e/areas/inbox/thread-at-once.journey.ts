import { expect, type Page } from '@playwright/test';
import { newCouple, screen } from '#support/people/couple';
import { inviteByLink, openPeople, pageOf, people, signUpFrom } from '#support/people/people';
import { becomeDemo, beginPlan } from '#support/people/signed-in';
import { notices, openProfile, startPlanning, words } from '#support/plan/planning';
import { test } from '#support/run/test';

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
const thread = (page: Page) => screen(page).getByRole('log');
const field = (page: Page) => screen(page).getByRole('textbox', { name: /^Write/ });
const send = (page: Page) => screen(page).getByRole('button', { name: 'Send', exact: true });
const inboxLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Inbox/ });
const sendMessage = '**/api/inbox/*/messages';

/** Asks on the profile that is open, and opens the conversation. Returns its path. */
const ask = async (page: Page, message: string): Promise<string> => {
  await page.getByLabel('Your message').fill(message);
  await page.getByRole('button', { name: 'Send enquiry' }).click();
  await screen(page).getByRole('link', { name: 'Open the conversation' }).click();
  await expect(thread(page).getByText(message)).toBeVisible();
  const { pathname, search } = new URL(page.url());
  return `${pathname}${search}`;
};

/** Lets Priya into the inbox of the wedding as far as this, or not at all. */
const shareInbox = async (page: Page, level: 'None' | 'View'): Promise<void> => {
  await openPeople(page);
  await page.getByRole('button', { name: 'Change what Priya may do' }).click();
  await page.getByRole('radiogroup', { name: 'Inbox' }).getByRole('radio', { name: level }).click();
  await page.getByRole('button', { name: 'Save access' }).click();
  await expect(notices(page)).toContainText('Saved. Priya sees it at once.');
};

/** Expects a message exactly once, and none that waits, in each of the pages. */
const expectOnce = async (message: string, ...pages: Page[]): Promise<void> => {
  for (const page of pages) {
    await expect(thread(page).getByText(message)).toHaveCount(1);
    await expect(thread(page).getByText(/^Not sent|^Sending/)).toHaveCount(0);
  }
};

test('two tabs of a couple share draft, sent and read messages of a thread; a connection that breaks in the middle of a send loses and doubles nothing [19]', async ({
  page,
  browser,
}) => {
  const supplier = await pageOf(browser, phone);
  await becomeDemo(supplier, 'supplier');
  await supplier.goto('/uk/inbox/desk');
  const profile = screen(supplier).getByRole('link', { name: 'See your profile as couples do' });
  await expect(profile).toHaveAttribute('href', /^\/uk\/weddingsuppliers\/./);
  await beginPlan(page);
  await page.goto((await profile.getAttribute('href')) ?? '');
  const question = `Tithe Barn ${Date.now()}: are you free on our day there?`;
  const talk = await ask(page, question);
  const tab = await page.context().newPage();
  await tab.goto(talk);
  await expect(thread(tab).getByText(question)).toBeVisible();

  await test.step('a text begun in one tab goes out from the other, and stays in neither field', async () => {
    await field(page).fill('We forgot to say');
    await expect(field(tab)).toHaveValue('We forgot to say');
    await field(tab).fill('We forgot to say: we are 60 people.');
    await send(tab).click();
    await expectOnce('We forgot to say: we are 60 people.', page, tab);
    for (const one of [page, tab]) await expect(field(one)).toHaveValue('');
  });

  await test.step('the server has the message, but its answer is lost', async () => {
    await page.route(
      sendMessage,
      async (route) => {
        await route.fetch();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await field(page).fill('And one of us plays the harp.');
    await send(page).click();
    await expectOnce('And one of us plays the harp.', page, tab);
    await page.reload();
    await expectOnce('And one of us plays the harp.', page);
  });

  await test.step('the connection breaks before the server has it', async () => {
    // A call that breaks is repeated a few times before anybody is asked to.
    await page.route(sendMessage, (route) => route.abort('connectionreset'));
    await field(page).fill('Is there a piano?');
    await send(page).click();
    await expect(thread(page).getByText(/^Not sent: there’s no connection/)).toBeVisible();
    await expect(thread(tab).getByText('Is there a piano?')).toHaveCount(0);
    await page.unroute(sendMessage);
    await thread(page).getByRole('button', { name: 'Try again' }).click();
    await expectOnce('Is there a piano?', page, tab);
  });

  await test.step('the supplier has each once; what one tab reads is read in the other', async () => {
    for (const one of [page, tab]) {
      await one.goto('/uk/home');
      await expect(inboxLink(one)).toHaveAccessibleName('Inbox');
    }
    await supplier.goto('/uk/inbox');
    const asked = screen(supplier).getByRole('navigation', { name: 'Conversations' }).getByRole('link');
    await asked.filter({ hasText: 'Is there a piano?' }).first().click();
    for (const one of ['We forgot to say: we are 60 people.', 'And one of us plays the harp.', 'Is there a piano?'])
      await expectOnce(one, supplier);
    await field(supplier).fill('There is one, and it is in tune.');
    await send(supplier).tap();
    for (const one of [page, tab]) await expect(inboxLink(one)).toHaveAccessibleName('Inbox, 1 unread');
    await page.goto(talk);
    await expectOnce('There is one, and it is in tune.', page);
    await expect(inboxLink(tab)).toHaveAccessibleName('Inbox');
    await expect(
      thread(supplier)
        .getByText(/Hattie, .*· Read \d\d:\d\d$/)
        .last(),
    ).toBeVisible();
    await tab.goto(talk);
    await expectOnce('There is one, and it is in tune.', tab);
    await expect(thread(tab).getByText('New', { exact: true })).toHaveCount(0);
  });
  await supplier.context().close();
});

test('a helper whose access to the inbox ends while a thread is open sees nothing more of it, in plain words [19] [D-role-02]', async ({
  page,
  browser,
}) => {
  await startPlanning(page);
  const link = await inviteByLink(page, { role: 'Helper', areas: { Inbox: 'Edit', Suppliers: 'View' } });
  const helper = await pageOf(browser, phone);
  await signUpFrom(helper, link, { ...newCouple(), name: 'Priya' });
  await openProfile(page);
  const talk = await ask(page, words);
  await helper.goto(talk);
  await expect(thread(helper).getByText(words)).toBeVisible();
  await field(helper).fill('A word of mine that was never sent');

  await test.step('the couple keep the inbox to themselves', async () => {
    await shareInbox(page, 'None');
    await expect(screen(helper).getByRole('heading', { level: 1 })).toHaveText('The inbox isn’t shared with you');
    await expect(helper.getByText(words)).toHaveCount(0);
    await expect(field(helper)).toHaveCount(0);
  });

  await test.step('nothing of what is written afterwards reaches them, also not by the address', async () => {
    await page.goto(talk);
    await field(page).fill('This is for the two of us and you alone.');
    await send(page).click();
    await expectOnce('This is for the two of us and you alone.', page);
    await helper.goto(talk);
    await expect(screen(helper).getByRole('heading', { level: 1 })).toHaveText('The inbox isn’t shared with you');
    for (const one of [words, 'This is for the two of us and you alone.'])
      await expect(helper.getByText(one)).toHaveCount(0);
  });

  await test.step('let in again to read, they have all of it, and no field', async () => {
    await shareInbox(page, 'View');
    await expectOnce('This is for the two of us and you alone.', helper);
    await expect(field(helper)).toHaveCount(0);
  });

  await test.step('removed from the plan while the thread is open, they see nothing more of it, and a sentence says so', async () => {
    await page.getByRole('button', { name: 'Change what Priya may do' }).click();
    await page.getByRole('button', { name: 'Remove Priya' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
    await expect(notices(helper)).toContainText('You no longer have access to the wedding of Robin');
    await expect(helper.getByText(words)).toHaveCount(0);
    await helper.goto(talk);
    await expect(screen(helper).getByRole('heading').first()).toBeVisible();
    for (const one of [words, 'This is for the two of us and you alone.'])
      await expect(helper.getByText(one)).toHaveCount(0);
    await expect(people(page).getByRole('listitem').filter({ hasText: 'Priya' })).toHaveCount(0);
  });
  await helper.context().close();
});

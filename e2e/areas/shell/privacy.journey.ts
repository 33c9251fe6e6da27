import { expect, type Page } from '@playwright/test';
import { createAccount, documentsPath, fieldsOf, taskData } from '#support/people/accounts';
import { screen } from '#support/people/couple';
import { inviteByLink, joinFrom, pageOf } from '#support/people/people';
import { addTask, notices, startPlanning } from '#support/plan/planning';
import { filesIn } from '#support/plan/zip';
import { test } from '#support/run/test';

const card = (page: Page, name: string) => screen(page).getByRole('region', { name });

test('a couple takes a copy of everything that is theirs, and of nothing else [D-privacy-01]', async ({
  page,
  request,
}) => {
  const stranger = await createAccount(request);
  const secret = 'The neighbours’ secret task';
  await request.post(documentsPath(`weddings/${stranger.weddingId}/tasks?documentId=secret`), {
    headers: { authorization: `Bearer ${stranger.token}` },
    data: { fields: fieldsOf(taskData(secret)) },
  });
  const couple = await startPlanning(page);
  await addTask(page, 'Ask Aunt Petronella about the accordion');
  await expect(screen(page).getByRole('link', { name: 'Ask Aunt Petronella about the accordion' })).toBeVisible();

  await page.goto('/uk/settings/privacy');
  let answer: () => void = () => undefined;
  const looked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/privacy/export/status', async (route) => {
    await looked;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Make my copy' }).click();
  await expect(page.getByRole('progressbar', { name: 'Export everything' })).toBeVisible();
  await expect(page.getByText(/\d+ of \d+ parts packed/)).toBeVisible();
  answer();
  await expect(page.getByText(/Your copy is ready: \d+ ?kB/)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  const files = filesIn(await download.path());
  for (const name of ['json/profile.json', 'csv/profile.csv', 'json/tasks.json', 'csv/tasks.csv'])
    expect(Object.keys(files)).toContain(name);
  expect(JSON.parse(files['json/profile.json'] ?? '')).toMatchObject([{ contacts: { email: couple.email } }]);
  expect(files['csv/profile.csv']).toContain(couple.email);
  const tasks = JSON.parse(files['json/tasks.json'] ?? '') as { name: string | null }[];
  expect(tasks.length).toBeGreaterThan(180);
  expect(tasks.map(({ name }) => name)).toContain('Ask Aunt Petronella about the accordion');
  expect(files['csv/tasks.csv']).toContain('Ask Aunt Petronella about the accordion');
  const all = Object.values(files).join('\n');
  for (const theirs of [secret, stranger.weddingId, stranger.email, 'hasBadDebtCoupleside'])
    expect(all).not.toContain(theirs);
});

test('an owner deletes the wedding while a helper is on it, and both learn what became of it', async ({
  page,
  browser,
}) => {
  await startPlanning(page);
  const link = await inviteByLink(page, { role: 'Helper', areas: { Checklist: 'Edit' } });
  const helper = await pageOf(browser, { viewport: { width: 390, height: 844 } });
  await joinFrom(helper, link, 'Priya');
  await helper.goto('/uk/checklist');
  await expect(helper.getByText(/of 180 done/)).toBeVisible();

  await page.goto('/uk/settings/privacy');
  const box = card(page, 'Delete the wedding');
  await box.getByRole('heading', { name: 'Delete the wedding' }).click();
  const button = box.getByRole('button', { name: 'Delete for everyone' });
  await box.getByLabel('Type Robin to go on').fill('Robi');
  await expect(button).toBeDisabled();
  await box.getByLabel('Type Robin to go on').fill('robin');
  await button.click();
  await expect(notices(page)).toContainText('The wedding is deleted.');
  await expect(screen(page).getByRole('heading', { name: 'You’re in no plan right now' })).toBeVisible();

  await expect(notices(helper)).toContainText('You no longer have access to the wedding of Robin');
  await expect(helper.getByText(/of 180 done/)).toBeHidden();
  await expect(helper).toHaveURL(/\/uk\/home$/);
  await helper.context().close();
});

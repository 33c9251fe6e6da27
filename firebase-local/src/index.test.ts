/** Auth, rules and Firestore together, as the backend and a browser meet them. */
import { type AddressInfo, type Server } from 'node:net';
import { join } from 'node:path';
import { type BrowserContext, type Page } from 'playwright';
import { createSinglePortServer, type FirebaseLocal, startFirebaseLocal } from './index';
import { bundle, chromiumForTests, servePage } from './testing/chromium';
import { adminSecret, projectId, temporaryDirectory } from './testing/firestore-server';
import { raw } from './testing/raw-channel';

const rulesSource = `rules_version = '2';
service cloud.firestore {
  match /databases/{database}/documents {
    function isMember(wedding) {
      return request.auth != null && request.auth.uid in get(/databases/$(database)/documents/weddings/$(wedding)).data.members;
    }
    match /weddings/{wedding} {
      allow get: if request.auth != null && request.auth.uid in resource.data.members;
      allow create: if request.auth != null && request.resource.data.members == [request.auth.uid];
      allow update: if isMember(wedding);
      match /tasks/{task} {
        allow read: if isMember(wedding);
        allow write: if isMember(wedding) && request.resource.data.at == request.time;
      }
    }
  }
}`;

let local: FirebaseLocal;
let server: Server;
let url: string;
const browser = chromiumForTests();
const fallback = servePage(bundle(join(__dirname, 'conformance/app-page.ts')));

beforeAll(async () => {
  local = await startFirebaseLocal({ dataDir: temporaryDirectory(), projectId, rulesSource, adminSecret });
  server = createSinglePortServer(local, fallback);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await local.close();
  await new Promise((resolve) => server.close(resolve));
});

const contexts: BrowserContext[] = [];
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
});

const visit = async (): Promise<Page> => {
  const context = await browser().newContext();
  contexts.push(context);
  const page = await context.newPage();
  await page.goto(url);
  return page;
};

test('two people signed in through Auth share a wedding live; a third stays outside', async () => {
  const [anna, ben, eve] = [await visit(), await visit(), await visit()];
  const uids = [];
  for (const [index, page] of [anna, ben, eve].entries())
    uids.push(await page.evaluate((email) => window.app.signUp(email), `person${index}@example.com`));
  const [annaUid, benUid] = uids as [string, string, string];
  expect(await anna.evaluate((uid) => window.app.create('w1', [uid]), annaUid)).toBe('ok');
  expect(await ben.evaluate(() => window.app.listen('w1'))).toBe('permission-denied');
  expect(await anna.evaluate((members) => window.app.share('w1', members), [annaUid, benUid])).toBe('ok');
  expect(await ben.evaluate(() => window.app.listen('w1'))).toBe('listening');
  expect(await anna.evaluate(() => window.app.addTask('w1', 'cake'))).toBe('ok');
  expect(await ben.evaluate(() => window.app.sees(['cake']))).toBe(true);
  expect(await eve.evaluate(() => window.app.listen('w1'))).toBe('permission-denied');
  expect(await eve.evaluate(() => window.app.addTask('w1', 'no'))).toBe('permission-denied');
  // A removed member loses the open listener.
  expect(await anna.evaluate((members) => window.app.share('w1', members), [annaUid])).toBe('ok');
  expect(await ben.evaluate(() => window.app.ended())).toBe('permission-denied');
});

test('a rules file with an error stops the start and tells where', async () => {
  const broken = {
    dataDir: temporaryDirectory(),
    projectId,
    adminSecret,
    rulesSource: "rules_version = '2';\nservice {",
  };
  await expect(startFirebaseLocal(broken)).rejects.toMatchObject({ line: 2 });
});

test("paths that are nobody's go to the application", async () => {
  const at = { port: Number(new URL(url).port) } as Parameters<typeof raw>[0];
  expect((await raw(at, 'GET', '/anything')).text).toContain('<!doctype html>');
  for (const path of ['/emulator/v1/projects/p:securityRules', '/emulator/v1/projects/p/databases/(default)/documents'])
    expect((await raw(at, 'PUT', path, '{}')).text).not.toBe('{}');
});

import sharp from 'sharp';
import { attributesOf, parsePage } from '#pages/testing/parsed-page';
import { type Couple } from '#testing/people';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();
let ana: Couple;
const slug = 'ana-and-lou';
const call = (name: 'publishMicrosite' | 'setWebsitePassword', body: object) =>
  callEndpoint(backend.server.url, name, { token: ana.token, body: { weddingId: ana.weddingId, ...body } });

beforeAll(async () => {
  ana = await backend.couple('share-picture');
  await call('publishMicrosite', { slug });
});

/** The path of the picture beside a link to the website. */
const pictureBeside = async (market = 'uk'): Promise<string> => {
  const page = parsePage(await (await fetch(`${backend.server.url}/${market}/wedding-website/${slug}`)).text());
  const content = page.named('meta').map(attributesOf);
  return new URL(content.find(({ property }) => property === 'og:image')?.content ?? '', backend.server.url).pathname;
};
const open = (path: string) => fetch(`${backend.server.url}${path}`);

test('a link to a website shows the couple’s names and day in their theme, and another picture when these change [31]', async () => {
  const path = await pictureBeside();
  expect(path).toMatch(/^\/share-pictures\/uk\/ana-and-lou\/[0-9a-f]{12}\.jpg$/);
  const answer = await open(path);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
  const before = Buffer.from(await answer.arrayBuffer());
  expect(await sharp(before).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  await backend.firestore.doc(`weddings/${ana.weddingId}/website/site`).set({ theme: 'midnight' }, { merge: true });
  await call('publishMicrosite', { slug });
  const after = await pictureBeside();
  expect(after).not.toBe(path);
  expect(Buffer.from(await (await open(after)).arrayBuffer())).not.toEqual(before);
  expect(await pictureBeside('de')).not.toBe(after.replace('/uk/', '/de/'));
});

test('behind a password, and of no website, there is none', async () => {
  const path = await pictureBeside();
  for (const wrong of [path.replace(slug, 'nobody'), path.replace('/uk/', '/xx/'), path.replace('.jpg', '.png')])
    expect((await open(wrong)).status).toBe(404);
  expect((await call('setWebsitePassword', { password: 'hunter22' })).status).toBe(200);
  expect((await open(path)).status).toBe(404);
  expect(await pictureBeside()).not.toContain('/share-pictures/');
  await call('setWebsitePassword', { password: null });
});

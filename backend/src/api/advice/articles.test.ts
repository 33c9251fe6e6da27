import { findArticle, listArticles } from '#articles/articles';
import { readTaskTemplates } from '#seed/task-templates';
import { callEndpoint, startTestServer, type TestServer } from '#testing/test-server';

const locales = ['en-GB', 'en-US', 'de-DE', 'fr-FR'] as const;

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.stop());

test('the twelve articles are there in every language, each with its neighbours', () => {
  const templates = new Set(readTaskTemplates().map(({ key }) => key));
  const slugs = listArticles('en-GB').map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(12);
  for (const locale of locales) {
    expect(listArticles(locale).map(({ slug }) => slug)).toEqual(slugs);
    for (const slug of slugs) {
      const article = findArticle(locale, slug);
      expect([locale, slug, (article?.blocks.length ?? 0) > 8]).toEqual([locale, slug, true]);
      expect(article?.related.map((related) => related.slug)).not.toContain(slug);
      expect(article?.related).toHaveLength(3);
      expect(article?.checklistKeys.filter((key) => !templates.has(key))).toEqual([]);
      const anchors = article?.blocks.flatMap((block) => (block.kind === 'heading' ? block.anchor : []));
      expect(new Set(anchors).size).toBe(anchors?.length);
    }
  }
});

test('anyone may read them, and an unknown one is a 404', async () => {
  const list = await callEndpoint(server.url, 'articles', { params: { locale: 'de-DE' } });
  expect(Object.values(list.body)[0]).toHaveLength(12);
  expect(Object.values(list.body)[0]).toContainEqual({
    slug: 'setting-a-budget-together',
    title: 'Gemeinsam ein Budget festlegen und ehrlich dabei bleiben',
    summary: expect.stringContaining('Summe'),
    category: 'budget',
    readingMinutes: 3,
    picture: 'cakes',
  });
  const one = await callEndpoint(server.url, 'article', { params: { locale: 'en-US', slug: 'choosing-a-venue' } });
  expect(one.body.title).toBe('Choosing a venue: what to ask on a tour');
  const none = await callEndpoint(server.url, 'article', { params: { locale: 'en-US', slug: 'nothing' } });
  expect(none).toMatchObject({ status: 404, body: { error: { code: 'unknown-article' } } });
});

import { type SupplierCard } from '@posy/shared-contracts/entities';
import { moderating } from '#testing/moderating';
import { solveCaptcha } from '#testing/solve-captcha';
import { testBackend } from '#testing/test-backend';
import { callEndpoint } from '#testing/test-server';

const backend = testBackend();

const hostile = [
  '</script><script>alert(1)</script>',
  '<img src=x onerror=alert(2)> &lt;b&gt; "quoted"',
  'right \u202Eleft\u202C, zero\u200Bwidth, שלום',
  'four bytes: 💐𝒜 and {braces}, {count, plural}',
];

/** Signs that nobody sees, which turn or split what others read: they are left out of what is sent. */
const visible = (text: string): string => text.replaceAll(/[\u200B\u202C\u202E]/g, '');

test('hostile texts are answered as they were written, without unseen signs, and stand in the page as text', async () => {
  const found = await callEndpoint(backend.server.url, 'searchSuppliers', { body: { countryCode: 'GB', size: 1 } });
  const [supplier] = found.body['results'] as SupplierCard[];
  const supplierId = supplier?.id ?? '';
  const title = hostile[0] ?? '';
  const written = hostile.join('\n');
  const body = visible(written);
  const sent = await callEndpoint(backend.server.url, 'addFeedback', {
    body: {
      ...{ supplierId, captcha: await solveCaptcha(backend.server.url) },
      feedback: {
        ...{ type: 'review', stars: 1, title, body: written, name: '<b>Ana</b>', from: '', photos: [] },
        ...{ dateWedding: '2026-05-16', email: 'hostile@example.com' },
      },
    },
  });
  const { publish } = await moderating(backend.server);
  await publish(backend.firestore, sent.body['id']);
  const list = await callEndpoint(backend.server.url, 'reviews', { params: { id: supplierId, page: '1' } });
  const [first] = list.body['reviews'] as object[];
  expect(first).toMatchObject({ title, body, name: '<b>Ana</b>' });

  const html = await (await fetch(`${backend.server.url}/uk/reviews/${supplierId}`)).text();
  for (const tag of ['<script>alert', '<img src=x', '<b>Ana']) expect(html).not.toContain(tag);
  // Each line is a paragraph, also for a reader without scripts.
  expect(html).toContain('<p>four bytes: 💐𝒜 and {braces}, {count, plural}</p>');
  const data = [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => JSON.parse(json) as { review?: { reviewBody: string }[] },
  );
  const bodies = data.flatMap(({ review = [] }) => review.map(({ reviewBody }) => reviewBody));
  expect(bodies).toContain(body);
});

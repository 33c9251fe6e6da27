import { noServices, readServices } from '#config/services';
import { testBackend } from '#testing/test-backend';

const backend = testBackend({ services: { ...noServices, securityContact: 'mailto:security@posy.example.com' } });

test('says where to report a hole, for less than a year [H-20]', async () => {
  const answer = await fetch(`${backend.server.url}/.well-known/security.txt`);
  expect(answer.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const text = await answer.text();
  expect(text).toContain('Contact: mailto:security@posy.example.com\n');
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 3_600_000);
});

test('takes the operator’s contact where that is an address, and refuses what is none [H-20]', () => {
  const contactOf = (env: NodeJS.ProcessEnv) => readServices(env).securityContact;
  const operator = { POSY_OPERATOR: 'Posy Ltd, Frome' };
  expect(contactOf({ ...operator, POSY_CONTACT: 'privacy@posy.example.com' })).toBe('mailto:privacy@posy.example.com');
  expect(contactOf({ ...operator, POSY_CONTACT: 'by post' })).toBeNull();
  expect(contactOf({ POSY_SECURITY_CONTACT: 'https://posy.example.com/holes' })).toBe('https://posy.example.com/holes');
  expect(() => contactOf({ POSY_SECURITY_CONTACT: 'javascript:alert(1)' })).toThrow('POSY_SECURITY_CONTACT');
});

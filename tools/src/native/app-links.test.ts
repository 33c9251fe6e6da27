import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { markets } from '@posy/shared-contracts/markets';

interface Component {
  '/': string;
  exclude?: boolean;
}

/** Components that Apple's file in the release notes routes to the app: the first match counts. */
const components = (): Component[] => {
  const [, file = ''] =
    /`(\{"applinks":.*\})`/.exec(readFileSync(join(__dirname, '../../../docs/native.md'), 'utf8')) ?? [];
  return (JSON.parse(file) as { applinks: { details: { components: Component[] }[] } }).applinks.details.flatMap(
    (detail) => detail.components,
  );
};

const opensApp = (path: string): boolean => {
  const matches = (pattern: string): boolean =>
    new RegExp(`^${pattern.replaceAll('*', '.*').replaceAll('?', '.')}$`).test(path);
  const first = components().find((component) => matches(component['/']));
  return first !== undefined && first.exclude !== true;
};

test.each(
  markets.flatMap(({ prefix }) => [`/${prefix}/home`, `/${prefix}/accept-collaboration-invite`, `/${prefix}/inbox`]),
)('Apple opens %s in the app [S7-resolve-link-02]', (path) => expect(opensApp(path)).toBe(true));

test('Apple opens tracked links in the app [S7-resolve-link-02]', () => expect(opensApp('/l/abc')).toBe(true));

test.each([
  '/',
  '/uk/wedding-website/ana-and-lou',
  '/api/exports/1',
  '/letters/tasks/uk/token',
  '/.well-known/security.txt',
  '/calendar/secret.ics',
  '/robots.txt',
])('Apple leaves %s to the browser', (path) => expect(opensApp(path)).toBe(false));

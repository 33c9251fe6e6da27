import type { OpenManifestInput } from '@posy/shared-contracts/manifest';
import { checkedManifest } from '../webpack/manifest-plugin';
import { manifestFaults } from './manifest-faults';

const { manifest: template } = jest.requireActual<{ manifest: OpenManifestInput }>(
  '../../remote-tools/new/src/manifest',
);

const hasAll = (): boolean => true;

test('the manifest of a new remote has no fault', () => {
  expect(manifestFaults(template, hasAll)).toEqual([]);
  expect(checkedManifest(template)).toMatchObject({
    name: 'honeymoon',
    navigation: [{ icon: 'drawn', drawing: { box: '0 0 24 24' } }],
    events: { 'honeymoon.idea-added': { version: 1 } },
  });
});

const entry = template.navigation[0] as OpenManifestInput['navigation'][number];

test.each<[Partial<OpenManifestInput>, string, RegExp]>([
  [{ exposes: ['./app'] }, 'slots.0.module', /Add '\.\/slots\/home\.card' to exposes/],
  [{ exposes: ['./slots/home.card'] }, 'basePaths', /Add '\.\/app' to exposes/],
  [{ handles: ['supplier.booked'] }, 'handles', /Add '\.\/reactions' to exposes/],
  [
    { navigation: [{ ...entry, path: 'elsewhere/a' }] },
    'navigation.0.path',
    /begin with one of basePaths \(honeymoon\)/,
  ],
  [
    { pages: [{ path: 'reviews', title: template.title, description: template.title }] },
    'pages.0.path',
    /Let it begin with one of basePaths \(honeymoon\)/,
  ],
  [{ events: {} }, 'publishes.0', /Declare it in events, as honeymoon\.…/],
  [
    { events: { ...template.events, 'supplier.seen': { version: 1, delivery: 'fact', payload: { type: 'object' } } } },
    'events.supplier.seen',
    /Call it honeymoon\.seen/,
  ],
])('%j is said with its field and its cure', (changed, field, cure) => {
  const faults = manifestFaults({ ...template, ...changed }, hasAll);
  expect(faults).toEqual([{ field, what: expect.any(String), cure: expect.stringMatching(cure) }]);
});

test('a module without a file is said', () => {
  expect(manifestFaults(template, (module) => module !== './app')).toEqual([
    {
      field: 'exposes.0',
      what: './app has no file src/app.tsx or .ts',
      cure: 'Write the file, or take the module out of the list.',
    },
  ]);
});

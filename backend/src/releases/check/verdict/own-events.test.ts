import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DeclaredEvent } from '@posy/shared-contracts/manifest';
import { setOf, writeExampleRemote, writeExampleShell } from '#releases/testing/example-builds';
import { readComposition } from '../composition';
import { declaredSideOf } from '../event-side';
import { refusals } from './can-deploy';

let buildsDir: string;
beforeEach(() => {
  buildsDir = mkdtempSync(join(tmpdir(), 'posy-own-events-'));
});
afterEach(() => rmSync(buildsDir, { recursive: true, force: true }));

type Build = NonNullable<Parameters<typeof writeExampleRemote>[2]>;
type Manifest = NonNullable<Build['manifest']>;

const remote = (name: string, build: Build): void => writeExampleRemote(join(buildsDir, name, '1.0.0'), name, build);
const shell = (surface: Build['surface']): void => writeExampleShell(join(buildsDir, 'shell', '1.0.0'), { surface });

/** Returns why the changed members cannot be deployed in a set of these remotes. */
const refused = (remotes: Record<string, Manifest>, changed: readonly string[]): string[] =>
  refusals(readComposition(buildsDir, setOf(remotes), null), new Set(changed));

describe('an event of its own', () => {
  const payload = { type: 'object', properties: { place: { type: 'string' } }, required: ['place'] };
  const declared = (changed: Partial<DeclaredEvent> = {}): DeclaredEvent => ({
    version: 1,
    delivery: 'fact',
    payload,
    ...changed,
  });
  const planned = 'honeymoon.planned';

  const honeymoon = (manifest: Manifest, surface: Build['surface'] = {}): string[] => {
    remote('honeymoon', { manifest, surface });
    return refused({ honeymoon: manifest }, ['honeymoon']);
  };
  const side = () => {
    const { casts: _casts, ...known } = declaredSideOf(planned, declared());
    return known;
  };
  beforeEach(() => shell({ carries: {}, carriesDeclared: true }));

  test('is released with the remote that declares it', () => {
    const manifest = { events: { [planned]: declared() }, publishes: [planned] };
    expect(honeymoon(manifest, { publishes: { [planned]: side() } })).toEqual([]);
  });

  test('is refused where the manifest says another payload than the build publishes', () => {
    const manifest = { events: { [planned]: declared({ version: 2 }) }, publishes: [planned] };
    expect(honeymoon(manifest, { publishes: { [planned]: side() } })).toEqual([
      expect.stringContaining('has no caster from version 1 to 2'),
    ]);
  });

  test('is refused by a shell that reads no declarations', () => {
    shell({ carries: {} });
    const manifest = { events: { [planned]: declared() }, publishes: [planned] };
    expect(honeymoon(manifest, { publishes: { [planned]: side() } })).toEqual([
      expect.stringMatching(
        /^honeymoon 1\.0\.0 publishes honeymoon\.planned .* does not know it: the event would be lost\. Deploy the shell first/,
      ),
    ]);
  });

  test('is refused under the name of others, and with a schema that pages do not read', () => {
    expect(honeymoon({ events: { 'supplier.planned': declared() } })).toEqual([
      'honeymoon 1.0.0 declares supplier.planned, which no page would carry: events of its own begin with honeymoon. Mend events in the manifest of honeymoon, and build it again.',
    ]);
    expect(honeymoon({ events: { [planned]: declared({ payload: { type: 'object', oneOf: [] } }) } })).toEqual([
      expect.stringContaining('events.honeymoon.planned.payload.oneOf is a keyword that the platform does not read'),
    ]);
  });

  test('is handled by another remote once it is declared', () => {
    const handles = { handles: [planned], exposes: ['./app', './reactions'] };
    remote('mfe-reviews', { manifest: handles, exposes: handles.exposes });
    expect(refused({ 'mfe-reviews': handles }, ['mfe-reviews'])).toEqual([
      'mfe-reviews 1.0.0 handles honeymoon.planned, and no member of the set declares it. Deploy the remote that declares honeymoon.planned first, or take it out of handles.',
    ]);
    const manifest = { events: { [planned]: declared() } };
    remote('honeymoon', { manifest });
    expect(refused({ 'mfe-reviews': handles, honeymoon: manifest }, ['mfe-reviews'])).toEqual([]);
  });
});

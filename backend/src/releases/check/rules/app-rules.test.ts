import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { currentSurface } from '@posy/shared-contracts/compat';
import { objectOf, setOf, writeExampleShell } from '#releases/testing/example-builds';
import type { NativeSide } from '../build-surface';
import { readComposition } from '../composition';
import { serverSurface } from '../server-surface';
import { refusals } from '../verdict/can-deploy';

let buildsDir: string;
beforeEach(() => {
  buildsDir = mkdtempSync(join(tmpdir(), 'posy-app-rules-'));
});
afterEach(() => rmSync(buildsDir, { recursive: true, force: true }));

const app: NativeSide = {
  protocol: 1,
  toNative: { 'web.ready': objectOf('path'), 'splash.hide': objectOf() },
  toWeb: { 'back.pressed': objectOf() },
};
const server = { calls: {}, documents: {}, oldestApp: { version: '1.0.0', ...app } };

/** Returns why a shell with these messages cannot be deployed. */
const refused = (native: NativeSide | undefined): string[] => {
  writeExampleShell(join(buildsDir, 'shell', '1.0.0'), { surface: { native } });
  return refusals(readComposition(buildsDir, setOf({}), server), new Set(['shell']));
};

test('a shell that the oldest supported app would not understand is refused, with each message', () => {
  const page: NativeSide = {
    protocol: 1,
    toNative: { 'web.ready': objectOf('path', 'theme') },
    toWeb: {},
  };
  expect(refused(page)).toEqual([
    'the shell 1.0.0 would not be understood by the app 1.0.0, the oldest that is supported: it sends in another form web.ready, no longer sends splash.hide, no longer reads back.pressed. Keep what there was and make a new kind of message, or stop supporting that app (docs/native.md, "The oldest app").',
  ]);
  expect(refused({ ...app, protocol: 2 })).toEqual([
    expect.stringContaining('it speaks version 2 of the messages, not 1'),
  ]);
});

test('new kinds of messages, and shells that say nothing of theirs, are let through', () => {
  expect(refused({ ...app, toNative: { ...app.toNative, 'haptic.play': objectOf('kind') } })).toEqual([]);
  expect(refused(undefined)).toEqual([]);
});

test('today’s messages are understood by the oldest app that is supported', () => {
  const { oldestApp } = serverSurface();
  expect(oldestApp?.version).toMatch(/^\d+\.\d+\.\d+$/);
  const today = { calls: {}, documents: {}, oldestApp };
  writeExampleShell(join(buildsDir, 'shell', '1.0.0'), { surface: { native: currentSurface().native } });
  expect(refusals(readComposition(buildsDir, setOf({}), today), new Set(['shell']))).toEqual([]);
});

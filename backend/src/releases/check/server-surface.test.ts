import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { collectionOwners } from '@posy/shared-contracts/collections';
import { fieldsOfRules } from './rules-fields';
import { notedServerSurface, noteServerSurface, serverSurface } from './server-surface';

test('reads the fields that rules let clients write, each of its own collection', () => {
  const rules = `
    match /databases/{database}/documents {
      match /weddings/{weddingId} {
        function isWedding(data) { return data.keys().hasOnly(['date',
          'place']) && data.place.keys().hasOnly(['name']); }
        match /notes/{noteId} {
          allow create: if request.resource.data.keys().hasOnly(['title']) || value.keys().hasOnly(['kind']);
        }
        match /badges/{badgeId} { allow read; }
      }
    }`;
  expect(fieldsOfRules(rules)).toEqual({ weddings: ['date', 'place'], 'weddings/{id}/notes': ['title'] });
});

test('knows the fields of most collections that clients write', () => {
  const { documents } = serverSurface();
  const ours = Object.entries(collectionOwners).filter(([name, owner]) => !name.includes('.') && owner !== 'backend');
  const known = ours.filter(([name]) => documents[name.replace('weddings/', 'weddings/{id}/')] !== undefined);
  expect(known.length / ours.length).toBeGreaterThan(0.7);
  expect(documents['weddings/{id}/notes']).toEqual(expect.arrayContaining(['title', 'body', 'photos']));
});

test('is answered to a deploy beside the server; what cannot be read is as if it were not there', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'posy-server-surface-'));
  try {
    expect(notedServerSurface(folder)).toBeNull();
    await noteServerSurface(folder);
    expect(notedServerSurface(folder)).toEqual(serverSurface());
    writeFileSync(join(folder, 'server.json'), '{"calls": 1');
    expect(notedServerSurface(folder)).toBeNull();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

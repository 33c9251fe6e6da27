import { createMemoryFirestore, createTestHost, exampleSignedIn, exampleWedding } from '@posy/remote-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { act } from 'react';
import { mountSlot } from './real-wedding.actions';

test('a saved wedding’s notice has its words, with the slot’s own catalogues', async () => {
  const firestore = createMemoryFirestore({ 'weddings/w1/notes': {} });
  const session = exampleSignedIn({ uid: 'u1', wedding: exampleWedding() });
  const host = createTestHost({ path: '/uk/real-weddings/rw-gb-1/a', firestore, session });
  const place = document.body.appendChild(document.createElement('div'));
  const story = { title: 'Priya and Sam', facts: 'Tetbury', colours: [], path: '/uk/real-weddings/rw-gb-1/a' };
  const failed = jest.fn();
  await act(async () => void mountSlot(host, place, story, failed));
  await userEvent.click(await screen.findByRole('button', { name: 'Save to scrapbook' }));
  await screen.findByRole('button', { name: 'In your scrapbook' });
  expect(host.shown.at(-1)?.action?.label).toBe('Undo');
  expect(failed).not.toHaveBeenCalled();
});

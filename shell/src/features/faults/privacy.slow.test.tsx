import { exampleSignedIn } from '@posy/remote-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { enter } from '#testing/enter';
import { PrivacySection } from '../privacy/privacy-section';
import { type ApiFlow, describeApiFlows, press } from './testing/api-flows';

const section = { screen: <PrivacySection />, path: '/uk/settings/privacy', session: exampleSignedIn() };
const words = { 'revoked access': /Only the wedding’s owner can do that/ };

const typeAndConfirm = async (region: string, label: string, phrase: string, action: string): Promise<void> => {
  const box = within(screen.getByRole('region', { name: region }));
  await enter(box.getByLabelText(label), phrase);
  await userEvent.click(box.getByRole('button', { name: action }));
};

const exporting = {
  id: 'e1',
  state: 'working' as const,
  done: 0,
  total: 9,
  downloadPath: null,
  bytes: 0,
  expiresAt: null,
};

const flows: Record<string, ApiFlow> = {
  'exporting everything': {
    ...section,
    call: 'startExport',
    api: { startExport: () => exporting, exportStatus: () => exporting },
    begin: () => press('Make my copy'),
    retained: () => expect(screen.getByRole('button', { name: 'Make my copy' })).toBeEnabled(),
    retry: () => press('Make my copy'),
    words,
  },
  'deleting the wedding': {
    ...section,
    call: 'deleteWedding',
    api: { deleteWedding: () => ({ weddingId: null }) },
    begin: () => typeAndConfirm('Delete the wedding', 'Type Maya & Tom to go on', 'Maya & Tom', 'Delete for everyone'),
    retained: () => expect(screen.getByLabelText('Type Maya & Tom to go on')).toHaveValue('Maya & Tom'),
    retry: () => press('Delete for everyone'),
    words,
  },
  'deleting the account': {
    ...section,
    call: 'deleteAccount',
    api: { deleteAccount: () => ({}) },
    begin: () =>
      typeAndConfirm('Delete your account', 'Type maya@example.com to go on', 'maya@example.com', 'Delete my account'),
    retained: () => expect(screen.getByLabelText('Type maya@example.com to go on')).toHaveValue('maya@example.com'),
    retry: () => press('Delete my account'),
    words,
  },
};

describeApiFlows(flows);

import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../account/testing/account-page';
import { SettingsScreen } from '../settings/settings-screen';
import { describeEdits } from './testing/describe-edits';
import { type EditFlow, press } from './testing/edit-flows';

const reminders = () => screen.findByRole('switch', { name: 'Tasks: Email' });
const country = () => screen.findByLabelText('Country and language');

const flows: Record<string, EditFlow> = {
  'one’s name': {
    screen: <SettingsScreen />,
    path: '/uk/settings/you',
    begin: () => fill('Your name', 'Maya Okafor'),
    send: () => press('Save name'),
    retained: async () => expect(await screen.findByLabelText('Your name')).toHaveValue('Maya Okafor'),
    stored: { users: { name: 'Maya Okafor' } },
  },
  'language and country': {
    screen: <SettingsScreen />,
    path: '/uk/settings/language',
    begin: async () => userEvent.selectOptions(await country(), 'Deutschland: German, euros'),
    send: () => press('Use this one'),
    retained: async () => expect(await country()).toHaveDisplayValue('Deutschland: German, euros'),
    stored: { users: { l10n: { locale: 'de-DE', currency: 'EUR', viewerCountry: 'DE' } } },
  },
};

const family = {
  storedText: /You’re offline. It’s kept here and saved when you’re back/,
  refusedLater: /What you changed without a connection wasn’t accepted/,
};
const own = 'what somebody sets for themselves is theirs, whatever becomes of a wedding or of their part in it';

describeEdits(flows, {
  ...family,
  meets: {
    'an expired token': {},
    'revoked access': { words: /That wasn’t saved. What you chose is still here/ },
    'a deleted wedding': own,
    'a lost connection': {},
  },
});

describeEdits(
  {
    'what one hears of': {
      screen: <SettingsScreen />,
      path: '/uk/settings/notifications',
      begin: async () => void (await reminders()),
      send: async () => userEvent.click(await reminders()),
      retained: async () => expect(await reminders()).not.toBeChecked(),
      stored: { users: { notifications: { email: { tasks: false } } } },
    },
  },
  {
    ...family,
    meets: {
      // A switch is saved as it is turned: the database resends a pending write when the same person has signed in
      // again.
      'an expired token': 'there is nothing between turning a switch and its save; the database keeps that',
      'revoked access': own,
      'a deleted wedding': own,
      'a lost connection': {},
    },
  },
);

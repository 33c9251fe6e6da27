import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../account/testing/account-page';
import { SettingsScreen } from '../settings/settings-screen';
import { describeEdits } from './testing/describe-edits';
import { type EditFlow, press } from './testing/edit-flows';

const profile = { screen: <SettingsScreen />, path: '/uk/settings/wedding' };
const dialog = (name: string) => screen.findByRole('dialog', { name });
const pressIn = async (name: string, button: string): Promise<void> =>
  userEvent.click(within(await dialog(name)).getByRole('button', { name: button }));

/** A change of one field. */
const changing = (label: string, text: string, weddings: object): EditFlow => ({
  ...profile,
  begin: () => fill(label, text),
  send: () => press('Save changes'),
  retained: async () => expect(await screen.findByLabelText(label)).toHaveValue(text),
  stored: { weddings },
});

const flows: Record<string, EditFlow> = {
  names: changing('Your partner’s first name', 'Lou', { partners: ['Maya', 'Lou'] }),
  'the place': changing('Where', 'Bath', { location: { name: 'Bath' } }),
  'the guests': {
    ...changing('Guests, roughly', '120', { guests: { estimate: 120 } }),
    send: async () => {
      if (screen.queryByRole('dialog') === null) await press('Save changes');
      await pressIn('Change the guest count?', 'Change it');
    },
  },
  'the date': {
    ...profile,
    begin: async () => {
      await press('Change the date');
      await userEvent.click(await screen.findByRole('tab', { name: /^Day/ }));
      await userEvent.click(screen.getByRole('button', { name: /\b18\b/ }));
      await press('Save the date');
    },
    send: () => pressIn('Change the date?', 'Change it'),
    retained: async () => expect(await dialog('Change the date?')).toHaveTextContent('18 September 2027'),
    stored: { weddings: { date: '2027-09-18' } },
  },
};

describeEdits(flows, {
  storedText: /You’re offline. The change is kept here and saved when you’re back/,
  refusedLater: /What you changed without a connection wasn’t accepted/,
  meets: { 'an expired token': {}, 'revoked access': {}, 'a deleted wedding': {}, 'a lost connection': {} },
});

describeEdits(
  {
    'the country': {
      ...profile,
      begin: async () => userEvent.selectOptions(await screen.findByLabelText('Country'), 'Germany'),
      send: () => pressIn('Move to Germany?', 'Move to Germany'),
      retained: async () => expect(await dialog('Move to Germany?')).toBeVisible(),
      stored: { weddings: { l10n: { country: 'DE', currency: 'EUR' } }, users: { l10n: { locale: 'de-DE' } } },
    },
  },
  {
    storedText: /The connection was lost. The move to Germany is kept here and made when you’re back/,
    refusedLater: /What you changed without a connection wasn’t accepted/,
    meets: { 'an expired token': {}, 'revoked access': {}, 'a deleted wedding': {}, 'a lost connection': {} },
  },
);

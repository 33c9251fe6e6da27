import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fill } from '../account/testing/account-page';
import { OnboardingScreen } from '../onboarding/onboarding-screen';
import { describeEdits } from './testing/describe-edits';
import { type EditFlow, press } from './testing/edit-flows';

const at = (question: string) => ({ screen: <OnboardingScreen />, path: `/uk/onboarding?step=${question}` });
const choose = async (role: 'radio' | 'button' | 'tab', name: RegExp | string): Promise<void> =>
  userEvent.click(await screen.findByRole(role, { name }));

/** A question with one field. */
const asking = (question: string, label: string, text: string, weddings: object): EditFlow => ({
  ...at(question),
  begin: () => fill(label, text),
  send: () => press('Next'),
  retained: async () => expect(await screen.findByLabelText(label)).toHaveValue(text),
  stored: { weddings },
});

const progress = (step: string, finished = false) => ({ preferences: { onboarding: { step, finished } } });

const questions: Record<string, EditFlow> = {
  'who marries': asking('names', 'Your partner’s first name', 'Lou', {
    partners: ['Maya', 'Lou'],
    ...progress('where'),
  }),
  where: asking('where', 'Where', 'Bath', { location: { name: 'Bath' }, ...progress('guests') }),
  'how many guests': asking('guests', 'Or exactly', '95', { guests: { estimate: 95 }, ...progress('budget') }),
  'what to spend': asking('budget', 'Budget', '24,000', { budget: 2_400_000, ...progress('venue') }),
  'the venue, and finishing': {
    screen: <OnboardingScreen />,
    path: '/uk/onboarding/venue',
    begin: async () => {
      await choose('radio', /^Yes, it’s booked/);
      await fill('Which one?', 'Larkfield');
    },
    send: () => press('Finish'),
    retained: async () => expect(await screen.findByLabelText('Which one?')).toHaveValue('Larkfield'),
    stored: { weddings: { bookings: { venue: true }, ...progress('venue', true) } },
  },
};

const refusedLater = /What you changed without a connection wasn’t accepted/;

// The next question shows at once: the page's bar shows that the answer waits.
describeEdits(questions, {
  storedText: null,
  refusedLater,
  meets: { 'an expired token': {}, 'revoked access': {}, 'a deleted wedding': {}, 'a lost connection': {} },
});

describeEdits(
  {
    'the date': {
      ...at('when'),
      begin: async () => {
        await choose('tab', /^Day/);
        await choose('button', /\b18\b/);
      },
      send: () => press('Save the date'),
      retained: async () => expect(await screen.findByRole('tab', { name: /\b18\b/ })).toBeVisible(),
      stored: { weddings: { date: '2027-09-18', ...progress('names') } },
    },
  },
  {
    storedText: /You’re offline. The date is kept here and saved when you’re back/,
    refusedLater,
    meets: {
      'an expired token': {},
      'revoked access': { words: /The date wasn’t saved. Please try again; your choice is still here/ },
      'a deleted wedding': {},
      'a lost connection': {},
    },
  },
);

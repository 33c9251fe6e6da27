import type { Messages } from '@posy/remote-kit';

export const messages = {
  'onboarding.title': 'Set up your website',
  'onboarding.progress': 'Step {at, number} of {of, number}',
  'onboarding.later': 'Finish later',
  'onboarding.back': 'Back',
  'onboarding.next': 'Continue',
  'onboarding.names.title': 'Whose wedding is it?',
  'onboarding.names.lead': 'Your names stand at the top of the page, in this order.',
  'onboarding.day.title': 'When and where?',
  'onboarding.day.lead': 'Your website says it as your plan does, and follows it when it changes.',
  'onboarding.look.title': 'How should it look?',
  'onboarding.look.lead': 'You can change your mind whenever you like. Your words stay as they are.',
  'onboarding.welcome.title': 'What do you say at the door?',
  'onboarding.welcome.lead': 'A line or two is plenty. You can leave it empty for now.',
  'onboarding.publish.title': 'Where do guests find it?',
  'onboarding.publish.lead':
    'This is the last part of your address. Search engines leave it out, and you can move later: old links lead on.',
  'onboarding.facts.none': 'Nothing is set yet. Your website can do without until it is.',
  'onboarding.facts.change': 'Change in settings',
} as const satisfies Messages;

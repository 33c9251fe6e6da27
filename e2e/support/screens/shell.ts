import type { Page } from '@playwright/test';
import { openInvitation } from '#support/people/people';
import { figures, heading, type Screens } from './screen';

const invitation = (page: Page): Promise<string> => openInvitation(page.request);

/** One line for each screen of the shell: add yours. */
export const shellScreens: Screens = {
  visitor: [
    { path: '/uk', shows: heading('Who do you need?') },
    { path: '/uk/terms', shows: heading('Terms of use') },
    { path: '/uk/privacy-policy', shows: heading('Privacy policy') },
    { path: '/uk/signup', shows: heading('Start your plan') },
    { path: '/uk/signup?mode=login', shows: heading('Good to see you') },
    { path: '/uk/signup?mode=login&resetemail=', shows: heading('Forgotten it? Happens.') },
    { path: '/uk/signup?mode=verifyEmail&oobCode=none', shows: heading('This link doesn’t work any more') },
    { path: '/uk/collaboration', shows: heading('Planning together') },
    { path: invitation, shows: heading('would like your help') },
    { path: '/uk/accept-collaboration-invite', shows: heading('This isn’t a whole invitation') },
    { path: '/uk/nothing/here', shows: heading('There’s nothing at this address') },
  ],
  couple: [
    { path: '/uk/onboarding', shows: heading('When would you like to marry?') },
    { path: '/uk/settings', shows: heading('Settings') },
    { path: '/uk/settings/security', shows: heading('Logging in') },
    { path: '/uk/settings/notifications', shows: heading('Notifications') },
    { path: '/uk/settings/language', shows: heading('Language') },
    { path: '/uk/settings/wedding', shows: heading('Your wedding') },
    { path: '/uk/settings/manageCollaborators', shows: heading('People') },
    { path: '/uk/settings/inviteCollaborator', shows: heading('Invite someone') },
    { path: '/uk/settings/activity', shows: heading('Activity') },
    { path: '/uk/settings/privacy', shows: heading('Delete the wedding') },
    { path: '/uk/collaboration', shows: heading('Who plans with you') },
  ],
  moderator: [{ path: '/uk/home', shows: figures }],
  operator: [{ path: '/uk/home', shows: figures }],
};

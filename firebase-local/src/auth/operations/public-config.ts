import { type Operation } from '../context/context';

const providersOff = ['EMAIL_PASSWORD_PROVIDER', 'PHONE_PROVIDER'].map((provider) => ({
  provider,
  enforcementState: 'OFF',
}));

/** `v2/recaptchaConfig`: no provider asks for a captcha. */
export const recaptchaConfig: Operation = (context) => ({
  recaptchaKey: `projects/${context.projectId}/keys/none`,
  recaptchaEnforcementState: providersOff,
});

/** `v2/passwordPolicy`: what `validatePassword` can know; the server's own policy may ask for more. */
export const passwordPolicy: Operation = () => ({
  schemaVersion: 1,
  customStrengthOptions: { minPasswordLength: 6 },
  allowedNonAlphanumericCharacters: [...'^$*.[]{}()?"!@#%&/\\,><\':;|_~'],
  enforcementState: 'OFF',
  forceUpgradeOnSignin: false,
});

/** `v1/projects`: the domains that may sign in. */
export const projectConfig: Operation = ({ projectId, options }) => ({
  projectId,
  authorizedDomains: ['localhost', '127.0.0.1', ...(options.authorizedDomains ?? [])],
});

/** `/emulator/v1/projects/…/config`. */
export const emulatorConfig: Operation = () => ({
  signIn: { allowDuplicateEmails: false },
  emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
});

import { readConfig, type ServerConfig, StartError } from '@posy/backend/server';
import { fault, type Finding, fine, warning } from './finding';

/** Warnings about an installation that others use; a server of this machine alone needs none of it. */
const checkPublic = ({ publicUrl, smtp, services, firebase }: ServerConfig): Finding[] => {
  const found: Finding[] = [];
  const warn = (topic: string, text: string): void => void found.push(warning(topic, text));
  if (publicUrl === null)
    warn(
      'address',
      'POSY_PUBLIC_URL is unset: letters and canonical links name this machine. Set it to the origin that people use.',
    );
  else if (publicUrl.startsWith('http:'))
    warn(
      'address',
      `${publicUrl} is not encrypted: passwords can be read on the way. Put a proxy with TLS in front, and name its https address.`,
    );
  if (smtp === null)
    warn(
      'mail',
      'SMTP_URL is unset: no letter leaves this machine, so nobody can confirm an address or reset a password.',
    );
  if (services.operator === null)
    warn('operator', 'POSY_OPERATOR and POSY_CONTACT are unset: the terms and the privacy policy name nobody.');
  if (services.securityContact === null)
    warn('security contact', 'POSY_SECURITY_CONTACT is unset: people who find a hole have nobody to write to.');
  if (services.captchaSecret === null && firebase.mode === 'google')
    warn('captcha', 'POSY_CAPTCHA_SECRET is unset: a captcha solved at one server does not count at another.');
  return found;
};

/** The configuration, or null with the fault that would end a start. */
export interface Examined {
  config: ServerConfig | null;
  findings: Finding[];
}

/** Reads the environment as a start would, and names what an installation for others lacks. */
export const checkConfiguration = (env: NodeJS.ProcessEnv): Examined => {
  try {
    const config = readConfig(env);
    const isForOthers = config.publicUrl !== null || config.host !== '127.0.0.1';
    const whom = isForOthers ? `for others, at ${config.publicUrl ?? `port ${config.port}`}` : 'for this machine alone';
    return { config, findings: [fine('configuration', whom), ...(isForOthers ? checkPublic(config) : [])] };
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return { config: null, findings: [fault('configuration', error.message)] };
  }
};

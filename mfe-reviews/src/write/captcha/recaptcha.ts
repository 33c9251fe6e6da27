import { loadScript } from '../adapters/page-script';

/** The part of Google's script that is used. */
interface Recaptcha {
  ready: (run: () => void) => void;
  render: (
    element: HTMLElement,
    options: { sitekey: string; callback: (token: string) => void; 'expired-callback': () => void },
  ) => number;
}

const address = 'https://www.google.com/recaptcha/api.js?render=explicit';

const recaptchaOf = (): Recaptcha | undefined => (globalThis as { grecaptcha?: Recaptcha }).grecaptcha;

/** Draws Google's tick box, where its keys are configured; `onToken` gets null when a tick has grown too old. */
export const drawRecaptcha = async (
  element: HTMLElement,
  { siteKey, nonce }: { siteKey: string; nonce: string },
  onToken: (token: string | null) => void,
): Promise<void> => {
  if (recaptchaOf() === undefined) await loadScript(address, nonce);
  const recaptcha = recaptchaOf();
  if (recaptcha === undefined) throw new Error('reCAPTCHA did not start.');
  recaptcha.ready(() =>
    recaptcha.render(element, { sitekey: siteKey, callback: onToken, 'expired-callback': () => onToken(null) }),
  );
};

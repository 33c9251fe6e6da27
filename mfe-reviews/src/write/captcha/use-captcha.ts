import { useHost } from '@posy/remote-kit';
import { solveChallenge } from '@posy/remote-kit/captcha';
import { useQuery } from '@posy/remote-kit/query';
import { useEffect, useRef, useState } from 'react';
import { captchaQuery, fetchCaptcha } from '../queries/write-queries';

/** The tick against robots. */
export interface CaptchaControl {
  isTicked: boolean;
  /** Of Google's box, where its keys are configured; null for our own. */
  siteKey: string | null;
  /** Ticking our own box begins the work, which goes on while the rest is written. */
  tick: (isTicked: boolean) => void;
  /** Takes the token of Google's box; null when it has none. */
  give: (token: string | null) => void;
  /** The token to send with the review, once the work is done. */
  token: () => Promise<string>;
}

interface Work {
  leave: AbortController;
  token: Promise<string>;
}

/** The tick box, and the work behind it; leaving the form ends the work. */
export const useCaptcha = (): CaptchaControl => {
  const { api, telemetry } = useHost();
  const { data } = useQuery(captchaQuery(api));
  const [isTicked, setTicked] = useState(false);
  const work = useRef<Work | null>(null);
  useEffect(() => () => work.current?.leave.abort(), []);

  const begin = (leave: AbortController, token: Promise<string> | null): void => {
    work.current?.leave.abort();
    work.current = token === null ? null : { leave, token };
    setTicked(token !== null);
  };
  const solve = async (signal: AbortSignal): Promise<string> => {
    const offer = await fetchCaptcha(api, signal);
    if (offer.kind !== 'altcha') throw new Error('The captcha was configured anew.');
    return solveChallenge(offer.challenge, signal);
  };
  const tick = (next: boolean): void => {
    const leave = new AbortController();
    const token = next ? solve(leave.signal) : null;
    begin(leave, token);
    token?.catch((error: unknown) => {
      if (leave.signal.aborted) return;
      telemetry.error('review', error);
      begin(leave, null);
    });
  };
  return {
    isTicked,
    siteKey: data?.kind === 'recaptcha' ? data.siteKey : null,
    tick,
    give: (token) => begin(new AbortController(), token === null ? null : Promise.resolve(token)),
    token: () => work.current?.token ?? Promise.reject(new Error('The box is not ticked.')),
  };
};

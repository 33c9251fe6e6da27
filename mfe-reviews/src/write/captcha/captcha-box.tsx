import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { color, InlineError } from '@posy/shared-ui';
import { CheckboxField } from '@posy/shared-ui/forms';
import { LockIcon } from '@posy/shared-ui/icons';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { drawRecaptcha } from './recaptcha';
import type { CaptchaControl } from './use-captcha';

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 12px;
  align-items: start;
  padding: 6px 16px;
  border: 1px solid ${color.lineStrong};
  border-radius: 12px;
  &:has([aria-invalid='true']) {
    border-color: ${color.danger};
  }
  & > svg {
    margin-block-start: 11px;
    color: ${color.inkSoft};
  }
`;

interface Props {
  captcha: CaptchaControl;
  error: ReactNode;
}

const GooglesBox = ({ siteKey, onToken }: { siteKey: string; onToken: CaptchaControl['give'] }) => {
  const { nonce, telemetry } = useHost();
  const place = useRef<HTMLDivElement>(null);
  const latest = useRef(onToken);
  useEffect(() => {
    latest.current = onToken;
  });
  useEffect(() => {
    if (place.current === null) return;
    drawRecaptcha(place.current, { siteKey, nonce }, (token) => latest.current(token)).catch((error: unknown) =>
      telemetry.error('review', error),
    );
  }, [siteKey, nonce, telemetry]);
  return <div ref={place} />;
};

/** The tick against robots: our own, which makes the browser work, or Google's. Source: S5-review-08. */
export const CaptchaBox = ({ captcha, error }: Props) => {
  const { isTicked, siteKey, tick, give } = captcha;
  if (siteKey !== null)
    return (
      <div>
        <GooglesBox siteKey={siteKey} onToken={give} />
        {error === undefined ? null : <InlineError isAlert>{error}</InlineError>}
      </div>
    );
  return (
    <Frame>
      <CheckboxField
        label={<FormattedMessage id="write.captcha" />}
        isChecked={isTicked}
        onChange={tick}
        error={error}
        isRequired
      />
      <LockIcon />
    </Frame>
  );
};

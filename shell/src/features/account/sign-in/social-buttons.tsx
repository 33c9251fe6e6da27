import styled from '@emotion/styled';
import { useReadable } from '@posy/remote-kit';
import { Button, color } from '@posy/shared-ui';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useShell } from '#host/shell-context';
import type { SocialProvider } from '#platform/social-providers';
import { providerBrands } from '../forms/provider-brands';

const List = styled.div`
  display: grid;
  gap: 10px;
`;

const Or = styled.p`
  display: flex;
  align-items: center;
  gap: 12px;
  color: ${color.inkFaint};
  font-size: 0.875rem;
  &::before,
  &::after {
    content: '';
    flex: 1;
    border-block-start: 1px solid ${color.line};
  }
`;

interface Props {
  onChoose: (provider: SocialProvider) => void;
  isPending: boolean;
}

/** A button for each available provider; renders nothing without any. */
export const SocialButtons = ({ onChoose, isPending }: Props) => {
  const { formatMessage } = useIntl();
  const socialProviders = useReadable(useShell().providersHere);
  const [chosen, setChosen] = useState<SocialProvider | null>(null);
  if (socialProviders.length === 0) return null;
  return (
    <>
      <List role="group" aria-label={formatMessage({ id: 'shell.social.label' })}>
        {socialProviders.map((provider) => {
          const { name, Icon } = providerBrands[provider];
          return (
            <Button
              key={provider}
              isWide
              icon={<Icon />}
              isPending={isPending && chosen === provider}
              isDisabled={isPending && chosen !== provider}
              onPress={() => {
                setChosen(provider);
                onChoose(provider);
              }}
            >
              {formatMessage({ id: 'shell.social.continue' }, { provider: name })}
            </Button>
          );
        })}
      </List>
      <Or>{formatMessage({ id: 'shell.signup.or' })}</Or>
    </>
  );
};

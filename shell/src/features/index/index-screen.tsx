import styled from '@emotion/styled';
import { paths } from '@posy/shared-contracts';
import { Slot, useHost, useSession, useTitle } from '@posy/remote-kit';
import { ButtonLink, color, Heading, Inline, media, Stack, Text, Wrap } from '@posy/shared-ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { LazyPosy } from '../../frame/lazy-art';
import { landingEntry } from '../../frame/navigation-entries';
import { useShell } from '../../frame/shell-context';
import { DemoAccounts } from '../demo/demo-accounts';
import { MarketBanner } from './market-banner';
import { WhatPosyDoes } from './what-posy-does';

const Hero = styled.section`
  position: relative;
  overflow: hidden;
  background: ${color.surface};
`;

const HeroRow = styled(Wrap)`
  display: grid;
  gap: 8px;
  padding-block: 40px 0;
  @media (min-width: 1100px) {
    grid-template-columns: 1.08fr 1fr;
    padding-block: 0;
    min-block-size: 600px;
  }
`;

const Copy = styled(Stack)`
  align-content: center;
  padding-block: 8px 32px;
  @media (min-width: 1100px) {
    padding-block: 56px;
    padding-inline-end: 40px;
  }
`;

const Art = styled.div`
  position: relative;
  min-block-size: 360px;
  & > i {
    position: absolute;
    inset: 12px 6% 0;
    border-radius: 999px 999px 0 0;
    background: ${color.primrose.soft};
  }
  & > div {
    position: absolute;
    inset: 0 -4% -26px;
  }
  & svg {
    inline-size: 100%;
    block-size: 100%;
    overflow: visible;
  }
  @media (min-width: 1100px) {
    min-block-size: 0;
    & > i {
      inset: 44px 8% 0 12%;
    }
    & > div {
      inset: 60px -6% -30px 2%;
    }
  }
`;

const Closing = styled(Wrap)`
  padding-block: 64px;
  ${media.desktop} {
    padding-block: 88px;
  }
`;

/** The start page of a market, for visitors. Whatever remotes say of themselves stands in its slot. */
export const IndexScreen = () => {
  const { formatMessage } = useIntl();
  const { market, releaseSet } = useShell();
  const session = useSession();
  const host = useHost();
  useTitle(formatMessage({ id: 'shell.index.tab' }));
  const home = session.status === 'signed-in' ? landingEntry(releaseSet, session)?.path : undefined;
  const start = home === undefined ? paths.signup(market.prefix) : `${paths.index(market.prefix)}/${home}`;
  // Source: section 2, "Going back home sends logged-in users to home and logged-out users to the market index".
  useEffect(() => {
    if (home !== undefined) host.navigate(start, { replace: true });
  }, [home, host, start]);
  return (
    <>
      <MarketBanner />
      <Hero>
        <HeroRow>
          <Copy gap={6}>
            <Heading level={1} size="display">
              {formatMessage({ id: 'shell.index.title' })}
            </Heading>
            <Text size="lead" tone="soft">
              {formatMessage({ id: 'shell.index.lead' })}
            </Text>
            <Inline gap={3}>
              <ButtonLink kind="main" size="l" href={start}>
                {formatMessage({ id: 'shell.index.start' })}
              </ButtonLink>
              {session.status === 'signed-in' ? null : (
                <ButtonLink kind="line" size="l" href={paths.signup(market.prefix, { mode: 'login' })}>
                  {formatMessage({ id: 'shell.index.logIn' })}
                </ButtonLink>
              )}
            </Inline>
            {session.status === 'signed-in' ? null : <DemoAccounts />}
          </Copy>
          <Art>
            <i />
            <div aria-hidden>
              <LazyPosy seed="posy" progress={1} label="" />
            </div>
          </Art>
        </HeroRow>
      </Hero>
      <Slot name="market-index.section" props={noProps} />
      <WhatPosyDoes />
      <Closing>
        <Stack gap={4} align="start">
          <Text tone="soft">{formatMessage({ id: 'shell.index.closingBody' })}</Text>
          <ButtonLink kind="main" href={start}>
            {formatMessage({ id: 'shell.index.start' })}
          </ButtonLink>
        </Stack>
      </Closing>
    </>
  );
};

const noProps = {};

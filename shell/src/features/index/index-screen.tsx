import styled from '@emotion/styled';
import { Slot, useHost, useSession, useTitle } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { ButtonLink, color, Heading, media, Stack, Text, Wrap } from '@posy/shared-ui';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { landingEntry } from '#host/navigation/navigation-entries';
import { useShell } from '#host/shell-context';
import { DemoAccounts } from '../demo/demo-accounts';
import { HeroArt } from './hero-art';
import { HeroSearch } from './hero-search';
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
  padding-block: 24px 0;
  @media (min-width: 1100px) {
    grid-template-columns: 1.08fr 1fr;
    padding-block: 0;
    min-block-size: 600px;
  }
`;

const Copy = styled(Stack)`
  align-content: center;
  padding-block: 8px 16px;
  @media (min-width: 1100px) {
    padding-block: 56px;
    padding-inline-end: 40px;
  }
`;

/** Reserves space for a remote's section from the start, so that only content outside the window moves. */
const Aside = styled.div`
  &[data-filled] {
    min-block-size: 400px;
  }
`;

/** The call to action, with the demo beside it on wide screens. */
const Closing = styled(Wrap)`
  display: grid;
  gap: 32px;
  align-items: start;
  padding-block: 32px 64px;
  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.1fr);
    padding-block: 40px 88px;
  }
`;

/** The start page of a market, for visitors. Its slot shows the remotes' own sections. */
export const IndexScreen = () => {
  const { formatMessage } = useIntl();
  const { market, releaseSet } = useShell();
  const session = useSession();
  const host = useHost();
  useTitle(formatMessage({ id: 'shell.index.tab' }));
  const home = session.status === 'signed-in' ? landingEntry(releaseSet, session)?.path : undefined;
  const start = home === undefined ? paths.signup(market.prefix) : `${paths.index(market.prefix)}/${home}`;
  const isFilled = releaseSet.remotes.some(({ manifest }) =>
    manifest.slots.some(({ slot }) => slot === 'market-index.section'),
  );
  // Source: S2-nav-06, S2-nav-07.
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
            <HeroSearch />
            <Text size="small" tone="soft">
              {formatMessage({ id: 'shell.index.promise' })}
            </Text>
          </Copy>
          <HeroArt />
        </HeroRow>
      </Hero>
      <Aside data-filled={isFilled || undefined}>
        <Slot name="market-index.section" props={noProps} />
      </Aside>
      <WhatPosyDoes />
      <Closing>
        <Stack gap={4} align="start">
          <Text tone="soft">{formatMessage({ id: 'shell.index.closingBody' })}</Text>
          <ButtonLink kind="main" href={start}>
            {formatMessage({ id: 'shell.index.start' })}
          </ButtonLink>
        </Stack>
        {session.status === 'signed-in' ? null : <DemoAccounts />}
      </Closing>
      <Slot name="market-index.end" props={noProps} />
    </>
  );
};

const noProps = {};

import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { type Market, paths } from '@posy/shared-contracts';
import { ButtonLink, color, IconButton, Wrap } from '@posy/shared-ui';
import { GlobeIcon, XIcon } from '@posy/shared-ui/icons';
import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { declinedMarkets } from '#adapters/stored/declined-markets';
import { useShell } from '#host/shell-context';
import { offeredMarket } from './market-offer';

const Band = styled.aside`
  background: ${color.primrose.wash};
  color: ${color.primrose.deep};
  & > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 12px;
    padding-block: 8px;
  }
  & p {
    flex: 1 1 240px;
  }
`;

/** Reads the viewer's country once; without an answer nothing is offered. Source: S7-viewer-country. */
const useOffer = (): { offer: Market | null; decline: () => void } => {
  const host = useHost();
  const { market } = useShell();
  const [offer, setOffer] = useState<Market | null>(null);
  useEffect(() => {
    let isOver = false;
    host.api.call('viewerCountry', {}).then(
      ({ country }) => !isOver && setOffer(offeredMarket(market, country, declinedMarkets.list())),
      (error: unknown) => host.telemetry.error('viewer-country', error),
    );
    return () => {
      isOver = true;
    };
  }, [host, market]);
  const decline = (): void => {
    if (offer !== null) declinedMarkets.add(offer.country);
    setOffer(null);
  };
  return { offer, decline };
};

/** An unobtrusive offer of the viewer's own market. */
export const MarketBanner = () => {
  const { formatMessage } = useIntl();
  const { offer, decline } = useOffer();
  if (offer === null) return null;
  const name = formatMessage({ id: `shell.market.${offer.prefix}` });
  return (
    <Band aria-label={formatMessage({ id: 'shell.index.offer.label' })}>
      <Wrap>
        <GlobeIcon />
        <p>{formatMessage({ id: 'shell.index.offer' }, { country: name })}</p>
        <ButtonLink size="s" href={paths.index(offer.prefix)} lang={offer.locale}>
          {name}
        </ButtonLink>
        <IconButton size="s" label={formatMessage({ id: 'shell.index.offer.stay' })} onPress={decline}>
          <XIcon />
        </IconButton>
      </Wrap>
    </Band>
  );
};

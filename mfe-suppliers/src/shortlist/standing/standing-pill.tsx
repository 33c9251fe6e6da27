import styled from '@emotion/styled';
import { useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import { color } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { statedPrice } from '#supplier/card/stated-price';
import { useShortlist } from '../entries/use-shortlist';
import { type CardStanding, cardStanding } from './card-standing';
import { useReplied } from './use-replied';

/** On the picture, so that nothing moves when it loads. */
const Pill = styled.span`
  position: absolute;
  inset-block-end: 8px;
  inset-inline-start: 8px;
  max-inline-size: calc(100% - 16px);
  pointer-events: none;
  padding: 2px 9px;
  border-radius: 11px;
  background: ${color.surface};
  color: ${color.ink};
  font-size: 0.8125rem;
  font-weight: 600;
  line-height: 1.3;
`;

const useWords = () => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  return (standing: CardStanding): string => {
    if (standing.kind === 'quoted')
      return intl.formatMessage({ id: 'standing.quoted' }, { price: statedPrice(intl, locale, standing.price) });
    const name = standing.kind === 'liked' ? standing.name : null;
    return intl.formatMessage(
      { id: `standing.${standing.kind}` },
      { name: name ?? '', isNamed: String(name !== null) },
    );
  };
};

/** The couple's state with a supplier; renders nothing when the heart shows it, and for visitors, who have none. */
export const StandingPill = ({ supplierId }: { supplierId: string }) => {
  const me = useSignedIn();
  const words = useWords();
  const replied = useReplied();
  const { wedding, entries } = useShortlist();
  const entry = entries?.find(({ id }) => id === supplierId);
  if (wedding === null || entry === undefined) return null;
  const standing = cardStanding(entry, wedding, me?.uid ?? '', replied.has(supplierId));
  return standing === null ? null : <Pill>{words(standing)}</Pill>;
};

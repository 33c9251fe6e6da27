import styled from '@emotion/styled';
import { useLocaleInfo, useSignedIn } from '@posy/remote-kit';
import type { Wedding } from '@posy/shared-contracts/entities';
import { color } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import type { Entry } from '#shortlist/public';
import { statedPrice } from '#supplier/card/stated-price';
import { type CardStanding, cardStanding } from './card-standing';

/** On the picture, so that nothing moves when it is known. */
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
      return intl.formatMessage({ id: 'search.standing.quoted' }, { price: statedPrice(intl, locale, standing.price) });
    const name = standing.kind === 'liked' ? standing.name : null;
    return intl.formatMessage(
      { id: `search.standing.${standing.kind}` },
      { name: name ?? '', isNamed: String(name !== null) },
    );
  };
};

interface Props {
  /** Undefined for somebody whom they never met. */
  entry: Entry | undefined;
  /** Null for visitors, who have met nobody. */
  wedding: Pick<Wedding, 'roles' | 'users'> | null;
}

/** How far the couple is with a supplier; nothing where the heart says all. */
export const StandingPill = ({ entry, wedding }: Props) => {
  const me = useSignedIn();
  const words = useWords();
  if (wedding === null || entry === undefined) return null;
  const standing = cardStanding(entry, wedding, me?.uid ?? '');
  return standing === null ? null : <Pill>{words(standing)}</Pill>;
};

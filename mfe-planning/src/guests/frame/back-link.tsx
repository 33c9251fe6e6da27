import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { color, NavLink } from '@posy/shared-ui';
import { CaretLeftIcon } from '@posy/shared-ui/icons';
import { FormattedMessage } from 'react-intl';

const Line = styled.p`
  margin-block-end: 12px;
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 24px;
    color: ${color.inkSoft};
    font-size: 0.875rem;
  }
  & > a:hover {
    color: ${color.ink};
  }
  @media print {
    display: none;
  }
`;

/** Links back to the guest list, above a screen's title. */
export const BackToGuests = () => {
  const { market } = useLocaleInfo();
  return (
    <Line>
      <NavLink href={paths.guestlist(market.prefix)}>
        <CaretLeftIcon size="s" isFlipped />
        <FormattedMessage id="guests.title" />
      </NavLink>
    </Line>
  );
};

import styled from '@emotion/styled';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { ButtonLink, color } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { anchors } from '../../domain/anchors';
import { PriceWords } from '../../parts/price-words';

/** On small screens the enquiry stands at the end of the page: this bar leads there from everywhere. */
const Dock = styled.div`
  position: sticky;
  inset-block-end: var(--posy-size-tabbar);
  z-index: 12;
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: 16px;
  margin-inline: -16px;
  padding: 10px 16px;
  background: ${color.surface};
  border-block-start: 1px solid ${color.line};
  & p > small {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 1;
  }
  & > a {
    flex: none;
  }
  @media (min-width: 768px) {
    margin-inline: -32px;
    padding-inline: 32px;
    inset-block-end: 0;
  }
  @media (min-width: 1100px) {
    display: none;
  }
`;

export const EnquiryDock = ({ price }: Pick<SupplierProfile, 'price'>) => (
  <Dock>
    <PriceWords price={price} />
    <ButtonLink kind="main" href={`#${anchors.enquiry}`}>
      <FormattedMessage id="suppliers.profile.ask" />
    </ButtonLink>
  </Dock>
);

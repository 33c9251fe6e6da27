import styled from '@emotion/styled';
import { useSignedIn } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { ButtonLink, color, media } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { PriceWords } from '#supplier/card/price-words';
import { enquiryAnchor } from './anchors/anchors';

/** On small screens the enquiry form is at the end of the page: this bar links to it. */
const Dock = styled.div`
  position: sticky;
  inset-block-end: var(--posy-keyboard, 0px);
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
    display: block;
    line-height: 1.25;
  }
  & > a {
    flex: none;
  }
  ${media.phone} {
    &[data-above-tabs] {
      inset-block-end: max(
        calc(var(--posy-size-tabbar) + max(env(safe-area-inset-bottom, 0px), var(--posy-inset-bottom, 0px))),
        var(--posy-keyboard, 0px)
      );
    }
  }
  ${media.tablet} {
    margin-inline: -32px;
    padding-inline: 32px;
  }
  ${media.desk} {
    display: none;
  }
`;

/** The price and the enquiry button, always visible on small screens. Signed-in people have the tab bar below it. */
export const EnquiryDock = ({ price }: Pick<SupplierProfile, 'price'>) => (
  <Dock data-above-tabs={useSignedIn() === null ? undefined : ''}>
    <PriceWords price={price} />
    <ButtonLink kind="main" href={`#${enquiryAnchor}`}>
      <FormattedMessage id="suppliers.profile.ask" />
    </ButtonLink>
  </Dock>
);

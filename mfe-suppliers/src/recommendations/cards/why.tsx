import styled from '@emotion/styled';
import { formatMoney, useLocaleInfo } from '@posy/remote-kit';
import type { Money } from '@posy/shared-contracts/entities';
import { color } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { replyWords } from '#supplier/card/reply-words';
import { LeafIcon } from '#supplier/icons/card-icons';
import { useAskedFor } from '#supplier/rules/use-asked-for';
import { budgetGap } from '../rules/budget-gap';
import type { RecommendedSupplier } from '../rules/local-suppliers';

const Line = styled.p`
  display: flex;
  gap: 7px;
  margin-block-start: 6px;
  font-size: 0.875rem;
  line-height: 1.4;
  color: ${color.inkSoft};
  & > svg {
    margin-block-start: 2px;
    color: ${color.stem};
  }
`;

interface Props {
  supplier: RecommendedSupplier;
  planned: Money | undefined;
}

/** The facts that speak for a supplier or against: how soon it replies, and how its price stands to the budget. */
export const Why = ({ supplier, planned }: Props) => {
  const intl = useIntl();
  const { locale } = useLocaleInfo();
  const asked = useAskedFor();
  const gap = planned === undefined ? null : budgetGap(supplier.price, asked, planned);
  const sentences = [
    replyWords(intl, supplier.replies),
    gap === null
      ? ''
      : intl.formatMessage({ id: `recommendations.card.${gap.kind}` }, { price: formatMoney(gap.by, locale) }),
  ].filter((words) => words !== '');
  if (sentences.length === 0) return null;
  return (
    <Line>
      <LeafIcon size="s" />
      <span>{sentences.map((words) => `${words}.`).join(' ')}</span>
    </Line>
  );
};

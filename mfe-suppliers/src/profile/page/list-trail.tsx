import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SupplierCategory, SupplierProfile } from '@posy/shared-contracts/entities';
import { Breadcrumbs, color, NavLink } from '@posy/shared-ui';
import { CaretRightIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import { listHref, supplierHref } from '#supplier/rules/links';
import { listTitle } from '#supplier/rules/list-title';
import { type ListOfProfile, useList } from './use-list';

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  margin-block-end: 14px;
  font-size: 0.875rem;
  color: ${color.inkSoft};
`;

const Next = styled.nav`
  & > a {
    display: inline-flex;
    align-items: center;
    gap: 4px;
    min-block-size: 28px;
    &:hover {
      color: ${color.ink};
    }
  }
`;

/** Returns the breadcrumb from all suppliers to this one, through the list that led here or else the category. */
const useSteps = (profile: SupplierProfile, list: ListOfProfile | null) => {
  const { market } = useLocaleInfo();
  const { prefix } = market;
  const intl = useIntl();
  const nameOf = (category: SupplierCategory | 'all') => intl.formatMessage({ id: `suppliers.category.${category}` });
  const all = { href: paths.directory(prefix), label: nameOf('all') };
  const here = { label: profile.name };
  if (list === null) return [all, { href: paths.category(prefix, profile.type), label: nameOf(profile.type) }, here];
  const { search, total } = list;
  const label =
    total === undefined
      ? nameOf(search.category ?? 'all')
      : listTitle(intl, { total, search, country: market.country });
  const step = { href: listHref(prefix, search), label };
  return search.category === null ? [step, here] : [all, step, here];
};

/** The breadcrumb, with links back to the list and on to its next supplier. */
export const ListTrail = ({ profile }: { profile: SupplierProfile }) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const list = useList(profile.id);
  const steps = useSteps(profile, list);
  return (
    <Root>
      <Breadcrumbs label={formatMessage({ id: 'suppliers.trail.here' })} items={steps} />
      {list?.next ? (
        <Next aria-label={formatMessage({ id: 'suppliers.trail.name' })}>
          <NavLink href={supplierHref(prefix, list.next.supplier, list.next.search)}>
            {formatMessage({ id: 'suppliers.trail.next' }, { name: list.next.supplier.name })}
            <CaretRightIcon size="s" isFlipped />
          </NavLink>
        </Next>
      ) : null}
    </Root>
  );
};

import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { CaretLeftIcon, CaretRightIcon, color, NavLink } from '@posy/shared-ui';
import { useIntl } from 'react-intl';
import { listHref, supplierHref } from '../../domain/links';
import { listTitle } from '../search/list-title';
import { useList } from './use-list';

const Root = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 4px 16px;
  margin-block-end: 14px;
  font-size: 0.875rem;
  color: ${color.inkSoft};
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

/** Back to the list that led here, and on to its next supplier; without a list, to the category. */
export const ListTrail = ({ profile }: { profile: SupplierProfile }) => {
  const { prefix } = useLocaleInfo().market;
  const intl = useIntl();
  const list = useList(profile.id);
  const category = intl.formatMessage({ id: `suppliers.category.${profile.type}` });
  const name =
    list?.total === undefined
      ? intl.formatMessage({
          id: `suppliers.category.${list === null ? profile.type : (list.search.category ?? 'all')}`,
        })
      : listTitle(intl, list.total, list.search);
  return (
    <Root aria-label={intl.formatMessage({ id: 'suppliers.trail.name' })}>
      <NavLink href={list === null ? paths.category(prefix, profile.type) : listHref(prefix, list.search)}>
        <CaretLeftIcon size="s" isFlipped />
        {list === null ? category : name}
      </NavLink>
      {list?.next ? (
        <NavLink href={supplierHref(prefix, list.next.supplier, list.next.search)}>
          {intl.formatMessage({ id: 'suppliers.trail.next' }, { name: list.next.supplier.name })}
          <CaretRightIcon size="s" isFlipped />
        </NavLink>
      ) : null}
    </Root>
  );
};

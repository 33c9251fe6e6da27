import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import type { SupplierProfile } from '@posy/shared-contracts/entities';
import { profileAnchors } from '@posy/shared-contracts/paths';
import { color, NavLink, Stack } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { supplierHref } from '#supplier/rules/links';

type Related = NonNullable<SupplierProfile['relations']>[number];

const List = styled.ul`
  display: grid;
  gap: 4px;
  & a {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 8px;
    font-weight: 600;
    border-block-end: 1px solid ${color.line};
  }
  & small {
    font-size: 0.875rem;
    font-weight: 400;
    color: ${color.inkSoft};
  }
`;

/** Returns each once, in the given order, without the supplier itself. */
export const colleaguesOf = ({ id, recommendations = [], relations = [] }: SupplierProfile) => {
  const all = new Map([...recommendations, ...relations].map((one) => [one.id, one]));
  all.delete(id);
  const each = [...all.values()];
  const isPhotographer = ({ type }: Related): boolean => type === 'photographers';
  return { photographers: each.filter(isPhotographer), others: each.filter((one) => !isPhotographer(one)) };
};

const Named = ({ suppliers }: { suppliers: readonly Related[] }) => {
  const { prefix } = useLocaleInfo().market;
  return (
    <List>
      {suppliers.map((one) => (
        <li key={one.id}>
          <NavLink href={supplierHref(prefix, one)}>
            {one.name}
            <small>
              <FormattedMessage id={`suppliers.kind.${one.type}`} />
            </small>
          </NavLink>
        </li>
      ))}
    </List>
  );
};

/** Suppliers that this one recommends; photographers, the most requested, are separate. */
export const Colleagues = ({ profile }: { profile: SupplierProfile }) => {
  const { photographers, others } = colleaguesOf(profile);
  return (
    <>
      {photographers.length === 0 ? null : (
        <Stack gap={3} id={profileAnchors.recommendedPhotographer}>
          <h3>
            <FormattedMessage id="profile.photographer.title" values={{ count: photographers.length }} />
          </h3>
          <Named suppliers={photographers} />
        </Stack>
      )}
      {others.length === 0 ? null : (
        <Stack gap={3} id={profileAnchors.preferredSuppliers}>
          <h3>
            <FormattedMessage id="profile.preferred.title" />
          </h3>
          <Named suppliers={others} />
        </Stack>
      )}
    </>
  );
};

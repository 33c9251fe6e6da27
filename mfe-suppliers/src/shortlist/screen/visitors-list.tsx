import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { useQuery } from '@posy/remote-kit/query';
import { paths } from '@posy/shared-contracts';
import { color, Heading, NavLink, Section, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage } from 'react-intl';
import { Picture, PictureTile } from '#supplier/card/picture';
import { supplierQuery } from '#supplier/rules/supplier-query';
import { Heart } from '../hearts/heart';
import type { DirectorySupplier } from '../rules/entry';

const Root = styled.article`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  padding: 10px 12px;
  border: 1px solid ${color.line};
  border-radius: 16px;
  background: ${color.raised};
`;

/** A supplier in a visitor's list: the fields stored on the device, and the picture once the directory answers. */
const VisitorsRow = ({ found }: { found: DirectorySupplier }) => {
  const { api } = useHost();
  const { market } = useLocaleInfo();
  const { data } = useQuery({ ...supplierQuery(api, found.publicId), throwOnError: false });
  const { name, type, publicId, town } = found;
  return (
    <Root aria-label={name}>
      <PictureTile>
        {data === undefined ? null : <Picture picture={data.picture} shape="4x3" sizes="84px" />}
      </PictureTile>
      <div>
        <Heading level={3} size="title">
          <NavLink href={paths.supplier(market.prefix, type, publicId)}>{name}</NavLink>
        </Heading>
        <Text size="small" tone="soft">
          <FormattedMessage id={`suppliers.category.${type}`} />
          {town === '' ? null : `, ${town}`}
        </Text>
      </div>
      <Heart supplier={found} />
    </Root>
  );
};

/** A visitor's suppliers on this device, the newest first. */
export const VisitorsList = ({ saved }: { saved: readonly DirectorySupplier[] }) => (
  <Section gap={2} title={<FormattedMessage id="shortlist.visitor.here" />}>
    <Stack as="ul" gap={3}>
      {saved.toReversed().map((found) => (
        <li key={found.id}>
          <VisitorsRow found={found} />
        </li>
      ))}
    </Stack>
  </Section>
);

import styled from '@emotion/styled';
import { useLocaleInfo, useViewport } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { Button, ButtonLink, media, PageHead } from '@posy/shared-ui';
import { DotsThreeIcon, PlusIcon, UploadSimpleIcon } from '@posy/shared-ui/icons';
import { MenuButton } from '@posy/shared-ui/overlays';
import { FormattedMessage, useIntl } from 'react-intl';
import { ExportMenu } from '../files/export/export-menu';
import { GuestTabs } from '../frame/guest-tabs';
import type { Household } from '../rules/households';
import { useListMenu } from './use-list-menu';

/** On phones the count stands beside the title, so that the first guests are on the first screen. */
const Head = styled.div`
  ${media.phone} {
    & > header {
      gap: 8px;
      margin-block-end: 10px;
    }
    & > header > div:first-of-type {
      display: flex;
      flex-wrap: wrap;
      gap: 0 12px;
      align-items: baseline;
    }
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  @media print {
    display: none;
  }
`;

interface Props {
  wedding: Identified<Wedding>;
  guests: number;
  households: readonly Household[];
  isEditing: boolean;
  /** True when the drawer is open beside the list and leaves less space. */
  isBesideDrawer: boolean;
  /** Null for read-only members. */
  editing: { onAdd: () => void; onEdit: () => void; onCategories: () => void } | null;
}

/** From this width every button has space. */
const roomyFrom = 900;
/** Below this width the buttons share one row without icons, for languages with long words. */
const picturesFrom = 480;

const Files = ({ wedding, households, editing }: Props) => {
  const { prefix } = useLocaleInfo().market;
  return (
    <>
      {editing === null ? null : (
        <ButtonLink kind="plain" icon={<UploadSimpleIcon size="s" />} href={paths.guestImport(prefix)}>
          <FormattedMessage id="guests.import" />
        </ButtonLink>
      )}
      <ExportMenu wedding={wedding} households={households} />
    </>
  );
};

const HeadActions = (props: Props) => {
  const { formatMessage } = useIntl();
  const { width } = useViewport();
  const { editing, isEditing, isBesideDrawer } = props;
  const isRoomy = width >= roomyFrom && !isBesideDrawer;
  const menu = useListMenu({ ...props, onCategories: editing?.onCategories ?? null, hasFiles: !isRoomy });
  const size = isRoomy ? 'm' : 's';
  return (
    <Actions>
      {isRoomy ? <Files {...props} /> : null}
      {editing === null ? null : (
        <>
          <Button size={size} aria-pressed={isEditing} onPress={editing.onEdit}>
            <FormattedMessage id={isEditing ? 'guests.edit.done' : 'guests.edit'} />
          </Button>
          <Button
            kind="main"
            size={size}
            icon={width < picturesFrom ? undefined : <PlusIcon size="s" />}
            onPress={editing.onAdd}
          >
            <FormattedMessage id="guests.add" />
          </Button>
        </>
      )}
      <MenuButton label={formatMessage({ id: 'guests.menu' })} icon={<DotsThreeIcon />} actions={menu} />
    </Actions>
  );
};

/** The title with the number of guests, and the actions for the whole list. */
export const ListHead = (props: Props) => (
  <>
    <GuestTabs current="list" />
    <Head>
      <PageHead
        title={<FormattedMessage id="guests.title" />}
        lead={
          <FormattedMessage id="guests.lead" values={{ guests: props.guests, households: props.households.length }} />
        }
        actions={props.guests === 0 ? undefined : <HeadActions {...props} />}
      />
    </Head>
  </>
);

import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { paths } from '@posy/shared-contracts';
import { supplierCategories, type Wedding, weddingDay } from '@posy/shared-contracts/entities';
import { ButtonLink, PageHead } from '@posy/shared-ui';
import { MagnifyingGlassIcon } from '@posy/shared-ui/icons';
import { useIntl } from 'react-intl';
import type { StillToFind } from './use-still-to-find';

/** Takes the room of the line until it is known, so that nothing below moves when it comes. */
const Hidden = styled.span`
  visibility: hidden;
`;

/** As many categories as a wedding begins with: they only give the line its length. */
const loading: StillToFind = { entries: [], missing: supplierCategories };

interface Props {
  wedding: Wedding | null;
  still: StillToFind | null;
}

/** Returns the number of kinds to go, with their day and their place. */
const useLead = ({ wedding, still }: Props): string | undefined => {
  const { formatDate, formatMessage } = useIntl();
  if (wedding === null || still === null || still.missing.length === 0) return undefined;
  const day = weddingDay(wedding);
  const values = {
    count: still.missing.length,
    place: wedding.location?.name ?? '',
    day:
      day === null
        ? ''
        : formatDate(`${day}T12:00:00Z`, {
            ...{ timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
          }),
  };
  return formatMessage({ id: day === null ? 'recommendations.lead.place' : 'recommendations.lead.day' }, values);
};

/** The title of the page, with the way to everybody else. */
export const Head = ({ wedding, still }: Props) => {
  const { prefix } = useLocaleInfo().market;
  const { formatMessage } = useIntl();
  const lead = useLead({ wedding, still: still ?? loading });
  return (
    <PageHead
      title={formatMessage({ id: 'recommendations.title' })}
      lead={still === null ? <Hidden>{lead}</Hidden> : lead}
      actions={
        <ButtonLink size="s" icon={<MagnifyingGlassIcon size="s" />} href={paths.directory(prefix)}>
          {formatMessage({ id: 'recommendations.search' })}
        </ButtonLink>
      }
    />
  );
};

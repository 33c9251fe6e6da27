import type { Wedding } from '@posy/shared-contracts/entities';
import type { Identified } from '@posy/shared-contracts/mount-props';
import { MenuButton } from '@posy/shared-ui/overlays';
import { useIntl } from 'react-intl';
import type { Household } from '#guests/rules/households';
import { type ExportFormat, useExport } from './use-export';

const formats: readonly ExportFormat[] = ['xlsx', 'csv'];

interface Props {
  wedding: Identified<Wedding>;
  households: readonly Household[];
}

/** Saves the guest list as a file. */
export const ExportMenu = ({ wedding, households }: Props) => {
  const { formatMessage } = useIntl();
  const save = useExport(wedding, households);
  return (
    <MenuButton
      label={formatMessage({ id: 'files.export' })}
      isDisabled={households.length === 0}
      actions={formats.map((format) => ({
        id: format,
        label: formatMessage({ id: `files.export.${format}` }),
        onSelect: () => save(format),
      }))}
    />
  );
};

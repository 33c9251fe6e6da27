import { useLocaleInfo } from '@posy/remote-kit';
import { ChooseFile, fileSize, mayRetry } from '@posy/remote-kit/uploads';
import type { Attachment } from '@posy/shared-contracts/entities';
import { Button, InlineError, LinkButton, ProgressBar, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileLine } from '#supplier/files/file-line';
import { type ContractUpload, useContract } from './use-contract';

const Underway = ({ upload, onRetry }: { upload: ContractUpload; onRetry: (file: File) => void }) => {
  const { formatMessage } = useIntl();
  if (upload.kind === 'uploading')
    return (
      <ProgressBar
        label={formatMessage({ id: 'booking.contract.uploading' }, { name: upload.name })}
        value={upload.share}
      />
    );
  const { file, fault } = upload;
  return (
    <>
      <InlineError isAlert>
        <FormattedMessage id={`booking.contract.fault.${fault}`} />
      </InlineError>
      {mayRetry(fault) ? (
        <span>
          <Button size="s" onPress={() => onRetry(file)}>
            <FormattedMessage id="shortlist.retry" />
          </Button>
        </span>
      ) : null}
    </>
  );
};

interface Props {
  weddingId: string;
  supplierId: string;
  contract: Attachment | null;
  onChange: (contract: Attachment | null) => void;
}

/** Uploads and opens the signed contract, for members who may read the wedding’s suppliers only. */
export const ContractField = ({ weddingId, supplierId, contract, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const { upload, choose, forget, open } = useContract({ weddingId, supplierId }, onChange);
  const removeLabel = (name: string): string => formatMessage({ id: 'booking.contract.remove' }, { name });
  if (upload !== null)
    return (
      <FileLine removeLabel={removeLabel(upload.name)} onRemove={forget}>
        <Text isCut>{upload.name}</Text>
        <Underway upload={upload} onRetry={choose} />
      </FileLine>
    );
  if (contract !== null)
    return (
      <FileLine removeLabel={removeLabel(contract.name)} onRemove={() => onChange(null)}>
        <LinkButton type="button" onClick={() => open(contract)}>
          {contract.name}
        </LinkButton>
        <Text size="tiny" tone="soft">
          <FormattedMessage id="booking.contract.checked" values={{ size: fileSize(contract.bytes, locale) }} />
        </Text>
      </FileLine>
    );
  return <ChooseFile label={formatMessage({ id: 'booking.contract.choose' })} onChoose={choose} />;
};

import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { acceptedTypes, fileSize, mayRetry } from '@posy/remote-kit/uploads';
import type { Attachment } from '@posy/shared-contracts/entities';
import { Button, color, IconButton, InlineError, LinkButton, ProgressBar, Stack, Text } from '@posy/shared-ui';
import { LockIcon, UploadSimpleIcon, XIcon } from '@posy/shared-ui/icons';
import { type ReactNode, useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { type ContractUpload, useContract } from './use-contract';

const File = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  padding: 12px 8px 12px 16px;
  border: 1px solid ${color.line};
  border-radius: 12px;
`;

const FileLine = ({ name, onRemove, children }: { name: string; onRemove: () => void; children: ReactNode }) => (
  <File>
    <LockIcon />
    <Stack gap={1}>{children}</Stack>
    <IconButton
      size="s"
      label={useIntl().formatMessage({ id: 'booking.contract.remove' }, { name })}
      onPress={onRemove}
    >
      <XIcon size="s" />
    </IconButton>
  </File>
);

const Underway = ({ upload, onRetry }: { upload: ContractUpload; onRetry: (file: globalThis.File) => void }) => {
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
  const input = useRef<HTMLInputElement>(null);
  const { upload, choose, forget, open } = useContract({ weddingId, supplierId }, onChange);
  const label = formatMessage({ id: 'booking.contract.choose' });
  if (upload !== null)
    return (
      <FileLine name={upload.name} onRemove={forget}>
        <Text isCut>{upload.name}</Text>
        <Underway upload={upload} onRetry={choose} />
      </FileLine>
    );
  if (contract !== null)
    return (
      <FileLine name={contract.name} onRemove={() => onChange(null)}>
        <LinkButton type="button" onClick={() => open(contract)}>
          {contract.name}
        </LinkButton>
        <Text size="tiny" tone="soft">
          <FormattedMessage id="booking.contract.checked" values={{ size: fileSize(contract.bytes, locale) }} />
        </Text>
      </FileLine>
    );
  return (
    <div>
      <Button icon={<UploadSimpleIcon />} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptedTypes.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) choose(file);
          // Cleared so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
};

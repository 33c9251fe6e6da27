import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { acceptedTypes, fileSize } from '@posy/remote-kit/uploads';
import { Button, color, IconButton, InlineError, Stack, Text } from '@posy/shared-ui';
import { LockIcon, UploadSimpleIcon, XIcon } from '@posy/shared-ui/icons';
import { useRef } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';

const Chosen = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  padding: 10px 8px 10px 16px;
  border: 1px solid ${color.line};
  border-radius: 12px;
`;

interface Props {
  file: File | null;
  onChange: (file: File | null) => void;
  /** In the reader's words. */
  error: string | null;
}

/** Chooses the document that shows whose business it is. It is sent with the claim. */
export const DocumentField = ({ file, onChange, error }: Props) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  const input = useRef<HTMLInputElement>(null);
  const label = formatMessage({ id: 'claims.document.choose' });
  return (
    <Stack gap={2}>
      {file === null ? (
        <div>
          <Button icon={<UploadSimpleIcon />} onPress={() => input.current?.click()}>
            {label}
          </Button>
        </div>
      ) : (
        <Chosen>
          <LockIcon />
          <Stack gap={1}>
            <Text isCut>{file.name}</Text>
            <Text size="tiny" tone="soft">
              {fileSize(file.size, locale)}
            </Text>
          </Stack>
          <IconButton
            size="s"
            label={formatMessage({ id: 'claims.document.remove' }, { name: file.name })}
            onPress={() => onChange(null)}
          >
            <XIcon size="s" />
          </IconButton>
        </Chosen>
      )}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={acceptedTypes.join(',')}
        onChange={({ target }) => {
          const [chosen] = target.files ?? [];
          if (chosen !== undefined) onChange(chosen);
          // Cleared so that the same file can be chosen again.
          target.value = '';
        }}
      />
      {error === null ? null : <InlineError isAlert>{error}</InlineError>}
      <Text size="small" tone="soft">
        <FormattedMessage id="claims.document.help" />
      </Text>
    </Stack>
  );
};

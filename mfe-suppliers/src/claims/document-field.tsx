import { useLocaleInfo } from '@posy/remote-kit';
import { ChooseFile, fileSize } from '@posy/remote-kit/uploads';
import { InlineError, Stack, Text } from '@posy/shared-ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { FileLine } from '#supplier/files/file-line';

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
  return (
    <Stack gap={2}>
      {file === null ? (
        <ChooseFile label={formatMessage({ id: 'claims.document.choose' })} onChoose={onChange} />
      ) : (
        <FileLine
          removeLabel={formatMessage({ id: 'claims.document.remove' }, { name: file.name })}
          onRemove={() => onChange(null)}
        >
          <Text isCut>{file.name}</Text>
          <Text size="tiny" tone="soft">
            {fileSize(file.size, locale)}
          </Text>
        </FileLine>
      )}
      {error === null ? null : <InlineError isAlert>{error}</InlineError>}
      <Text size="small" tone="soft">
        <FormattedMessage id="claims.document.help" />
      </Text>
    </Stack>
  );
};

import styled from '@emotion/styled';
import { useLocaleInfo } from '@posy/remote-kit';
import { ChooseFile, type FileFault, fileFault, fileSize } from '@posy/remote-kit/uploads';
import { reviewConstants } from '@posy/shared-contracts/constants';
import { color, IconButton, InlineError, Stack, Text } from '@posy/shared-ui';
import { XIcon } from '@posy/shared-ui/icons';
import { FormattedMessage, useIntl } from 'react-intl';

const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 4px 12px;
  align-items: center;
  padding: 10px 8px 10px 16px;
  border: 1px solid ${color.line};
  border-radius: 12px;
`;

/** Faults of a file that its owner can mend by another one. */
export const evidenceFaults = ['too-large', 'type', 'unreadable', 'too-many-pixels'] as const;
export type EvidenceFault = (typeof evidenceFaults)[number];

/** Returns the fault that another file would mend; null for one of the connection or the server. */
export const asEvidenceFault = (fault: FileFault | null): EvidenceFault | null =>
  evidenceFaults.find((one) => one === fault) ?? null;

/** Returns the fault of a chosen file that shows before it is sent. */
export const faultOfChosen = (file: File | null): EvidenceFault | null => {
  if (file === null) return null;
  return file.size > reviewConstants.evidenceBytes ? 'too-large' : asEvidenceFault(fileFault(file));
};

interface Props {
  file: File | null;
  fault: EvidenceFault | null;
  onChange: (file: File | null) => void;
}

/** Chooses a file that shows what happened; it goes with the dispute. */
export const EvidenceField = ({ file, fault, onChange }: Props) => {
  const { formatMessage } = useIntl();
  const { locale } = useLocaleInfo();
  return (
    <Stack gap={2}>
      {file === null ? (
        <ChooseFile size="s" label={formatMessage({ id: 'answer.file.choose' })} onChoose={onChange} />
      ) : (
        <Line>
          <div>
            <Text isCut>{file.name}</Text>
            <Text size="tiny" tone="soft">
              {fileSize(file.size, locale)}
            </Text>
          </div>
          <IconButton
            size="s"
            label={formatMessage({ id: 'answer.file.remove' }, { name: file.name })}
            onPress={() => onChange(null)}
          >
            <XIcon size="s" />
          </IconButton>
        </Line>
      )}
      {fault === null ? null : (
        <InlineError isAlert>
          <FormattedMessage id={`answer.file.${fault}`} />
        </InlineError>
      )}
      <Text size="small" tone="soft">
        <FormattedMessage id="answer.file.help" />
      </Text>
    </Stack>
  );
};

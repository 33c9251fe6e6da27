import styled from '@emotion/styled';
import { useHost } from '@posy/remote-kit';
import { Button, Callout, Card, color, Heading, Inline, Stack, Text } from '@posy/shared-ui';
import { TextAreaField } from '@posy/shared-ui/forms';
import { DownloadSimpleIcon, UploadSimpleIcon } from '@posy/shared-ui/icons';
import { type DragEvent, useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { FileTable } from '../rules/reading/file-limits';
import { type ChosenContent, type ChosenFault, readChosen, readPastedRows } from './read-chosen';

const Drop = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 40px 20px;
  border: 2px dashed ${color.lineStrong};
  border-radius: 16px;
  background: ${color.surface};
  text-align: center;
  &[data-over] {
    border-color: ${color.stem};
    background: ${color.stemWash};
  }
  & > input {
    display: none;
  }
`;

interface Props {
  onRead: (name: string, tables: readonly FileTable[]) => void;
  onTemplate: () => void;
}

/** The state of the current reading, and the fault of the last attempt. */
const useReading = (onRead: Props['onRead']) => {
  const { telemetry } = useHost();
  const [reading, setReading] = useState<string | null>(null);
  const [fault, setFault] = useState<ChosenFault | null>(null);
  const read = async (name: string, work: () => Promise<ChosenContent>): Promise<void> => {
    setReading(name);
    setFault(null);
    const chosen = await work().catch((error: unknown): ChosenContent => {
      telemetry.error('guest-import', error);
      return { ok: false, fault: 'unreadable' };
    });
    setReading(null);
    if (chosen.ok) onRead(name, chosen.tables);
    else setFault(chosen.fault);
  };
  return { reading, fault, read };
};

type FileReading = ReturnType<typeof useReading>;

const DropZone = ({ reading, read }: Pick<FileReading, 'reading' | 'read'>) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = ([file, ...others]: Iterable<File>): void =>
    void (file && read(file.name, () => readChosen(file, ...others)));
  const over = (event: DragEvent): void => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  return (
    <Drop data-over={isOver || undefined} onDragOver={over} onDragLeave={() => setOver(false)} onDrop={drop}>
      <input
        ref={input}
        type="file"
        data-testid="guest-file"
        accept=".xlsx,.csv,.tsv,.txt,.vcf,text/csv,text/vcard,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"
        onChange={(event) => {
          take(event.currentTarget.files ?? []);
          event.currentTarget.value = '';
        }}
      />
      <Heading level={3} size="h3">
        <FormattedMessage id="files.import.drop" />
      </Heading>
      <Text tone="soft" size="small">
        <FormattedMessage id="files.import.drop.kinds" />
      </Text>
      <Button
        kind="main"
        icon={<UploadSimpleIcon />}
        isPending={reading !== null}
        onPress={() => input.current?.click()}
      >
        <FormattedMessage id="files.import.choose" />
      </Button>
      <span role="status">
        {reading !== null && <FormattedMessage id="files.import.reading" values={{ name: reading }} />}
      </span>
    </Drop>
  );
};

const Paste = ({ read }: Pick<FileReading, 'read'>) => {
  const { formatMessage } = useIntl();
  const [text, setText] = useState('');
  const name = formatMessage({ id: 'files.import.paste.name' });
  return (
    <Card>
      <Stack gap={3}>
        <Heading level={2} size="h3">
          <FormattedMessage id="files.import.paste.title" />
        </Heading>
        <TextAreaField
          label={<FormattedMessage id="files.import.paste" />}
          help={<FormattedMessage id="files.import.paste.help" />}
          value={text}
          onChange={setText}
        />
        <Inline>
          <Button isDisabled={text.trim() === ''} onPress={() => void read(name, () => readPastedRows(text))}>
            <FormattedMessage id="files.import.paste.go" />
          </Button>
        </Inline>
      </Stack>
    </Card>
  );
};

/** The first step: a file, pasted rows, or an empty file to begin with. */
export const ChooseFile = ({ onRead, onTemplate }: Props) => {
  const { reading, fault, read } = useReading(onRead);
  return (
    <Stack gap={5}>
      <Heading level={2}>
        <FormattedMessage id="files.import.choose.title" />
      </Heading>
      {fault !== null && (
        <Callout isDanger role="alert" title={<FormattedMessage id={`files.fault.${fault}`} />}>
          <FormattedMessage id="files.fault.nothing-changed" />
        </Callout>
      )}
      <DropZone reading={reading} read={read} />
      <Paste read={read} />
      <Inline>
        <Text tone="soft">
          <FormattedMessage id="files.import.template" />
        </Text>
        <Button kind="plain" size="s" icon={<DownloadSimpleIcon size="s" />} onPress={onTemplate}>
          <FormattedMessage id="files.import.template.get" />
        </Button>
      </Inline>
    </Stack>
  );
};

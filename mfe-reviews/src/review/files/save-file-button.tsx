import styled from '@emotion/styled';
import { useHost, useLocaleInfo } from '@posy/remote-kit';
import { fileSize } from '@posy/remote-kit/uploads';
import { color, InlineError, Text } from '@posy/shared-ui';
import { DownloadSimpleIcon, LockIcon } from '@posy/shared-ui/icons';
import { useState } from 'react';

/** A private file as the server answers it, in base64. */
interface PrivateFile {
  name: string;
  type: string;
  content: string;
}

const bytesOf = (content: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));

const Row = styled.button`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  inline-size: 100%;
  padding: 10px 16px;
  border: 1px solid ${color.line};
  border-radius: 12px;
  background: ${color.surface};
  color: ${color.ink};
  text-align: start;
  & > span {
    display: grid;
  }
  & > svg {
    color: ${color.inkSoft};
  }
  &:hover {
    background: ${color.sunken};
  }
  &[aria-busy='true'] {
    opacity: 0.6;
  }
`;

interface Props {
  name: string;
  bytes: number;
  load: () => Promise<PrivateFile>;
  /** Says that the file is saved, for screen readers. */
  label: string;
  /** Says that it could not be loaded. */
  failure: string;
}

/** Saves a private file. It is loaded when it is asked for, and never shown in a page of ours. */
export const SaveFileButton = ({ name, bytes, load, label, failure }: Props) => {
  const { telemetry } = useHost();
  const { locale } = useLocaleInfo();
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const save = async (): Promise<void> => {
    if (state === 'pending') return;
    setState('pending');
    try {
      const [{ saveFile }, answer] = await Promise.all([import('@posy/remote-kit/files'), load()]);
      saveFile(answer.name, new Blob([bytesOf(answer.content)], { type: answer.type }));
      setState('idle');
    } catch (error) {
      telemetry.error('moderation', error);
      setState('failed');
    }
  };
  return (
    <>
      <Row type="button" aria-label={label} aria-busy={state === 'pending'} onClick={() => void save()}>
        <LockIcon />
        <span>
          <Text as="span" isStrong isCut>
            {name}
          </Text>
          <Text as="span" size="small" tone="soft">
            {fileSize(bytes, locale)}
          </Text>
        </span>
        <DownloadSimpleIcon />
      </Row>
      {state === 'failed' ? <InlineError isAlert>{failure}</InlineError> : null}
    </>
  );
};

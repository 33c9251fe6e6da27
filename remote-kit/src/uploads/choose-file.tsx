import { Button } from '@posy/shared-ui';
import { UploadSimpleIcon } from '@posy/shared-ui/icons';
import { useRef } from 'react';
import { acceptedTypes } from './file-faults';

interface Props {
  label: string;
  size?: 's' | 'm';
  onChoose: (file: File) => void;
}

/** A button that has the browser choose one file of the accepted types. */
export const ChooseFile = ({ label, size = 'm', onChoose }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div>
      <Button size={size} icon={<UploadSimpleIcon size={size} />} onPress={() => input.current?.click()}>
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
          if (file !== undefined) onChoose(file);
          // Cleared so that the same file can be chosen again.
          target.value = '';
        }}
      />
    </div>
  );
};

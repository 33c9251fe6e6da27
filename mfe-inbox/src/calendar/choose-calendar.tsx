import { Button, type ButtonProps } from '@posy/shared-ui';
import { type ReactNode, useRef } from 'react';

interface Props extends Pick<ButtonProps, 'kind' | 'icon' | 'isDisabled'> {
  label: string;
  children: ReactNode;
  onChoose: (file: File) => void;
}

/** Lets somebody choose a calendar file. */
export const ChooseCalendar = ({ label, children, onChoose, ...button }: Props) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="s" aria-label={label} onPress={() => input.current?.click()} {...button}>
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept=".ics,text/calendar"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) onChoose(file);
          // The same file may be chosen once more.
          target.value = '';
        }}
      />
    </>
  );
};

import styled from '@emotion/styled';
import { color, IconButton, isComposing, useUiLocale } from '@posy/shared-ui';
import { MinusIcon, PlusIcon } from '@posy/shared-ui/icons';
import { type ReactNode, type Ref, useState } from 'react';
import { Field, type FieldProps, inputStyles } from '../field';
import { currencySign, formatMoney, parseLocaleNumber, parseMoney } from './locale-number';

const Box = styled.span`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  & > input {
    ${inputStyles}
    font-variant-numeric: tabular-nums;
  }
  & > [data-sign] {
    position: absolute;
    inset-inline-start: 14px;
    color: ${color.inkSoft};
    pointer-events: none;
  }
  & > [data-sign='end'] {
    inset-inline: auto 14px;
  }
  & > [data-sign='start'] + input {
    padding-inline-start: calc(20px + var(--sign, 1ch));
  }
  & > [data-sign='end'] + input {
    padding-inline-end: calc(20px + var(--sign, 1ch));
  }
`;

interface Common extends FieldProps {
  value: number | null;
  /** `null` when the field was emptied. Not called for invalid text. */
  onChange: (value: number | null) => void;
  onBlur?: () => void;
  /** The error to show after leaving the field with invalid text. */
  unreadableError?: ReactNode;
  placeholder?: string;
  ref?: Ref<HTMLInputElement>;
}

interface NumberFormatter {
  format: (value: number) => string;
  parse: (text: string) => number | null | undefined;
}

/** The typed text is shown while the person types; otherwise the value in the locale's format. */
const useDraft = ({ value, onChange, onBlur }: Common, { format, parse }: NumberFormatter) => {
  const [draft, setDraft] = useState<string>();
  const [isUnreadable, setUnreadable] = useState(false);
  const type = (text: string) => {
    setDraft(text);
    setUnreadable(false);
    const next = parse(text);
    if (next !== undefined) onChange(next);
  };
  const leave = () => {
    const isWrong = draft !== undefined && parse(draft) === undefined;
    setUnreadable(isWrong);
    if (!isWrong) setDraft(undefined);
    onBlur?.();
  };
  const refusal = draft !== undefined && parse(draft) === undefined ? { 'data-unreadable': '' } : {};
  return { text: draft ?? (value === null ? '' : format(value)), isUnreadable, refusal, type, leave };
};

export interface MoneyFieldProps extends Common {
  /** ISO 4217. `value` is in its minor units: pence, cents. */
  currency: string;
  /** The surrounding locale by default. */
  locale?: string;
  /** The error to show after leaving the field with text that is no amount: it is not stored, and that must be said. */
  unreadableError: ReactNode;
}

/** An amount of money: an integer in minor units, typed and shown in the locale's format. */
export const MoneyField = ({ currency, locale, unreadableError, placeholder, ref, ...props }: MoneyFieldProps) => {
  const surrounding = useUiLocale();
  const language = locale ?? surrounding;
  const { sign, isBefore } = currencySign(currency, language);
  const draft = useDraft(props, {
    format: (value) => formatMoney(value, currency, language),
    parse: (text) => parseMoney(text, currency, language),
  });
  return (
    <Field {...props} error={draft.isUnreadable ? (unreadableError ?? props.error) : props.error}>
      {(control) => (
        <Box style={{ ['--sign' as string]: `${sign.length}ch` }}>
          <span data-sign={isBefore ? 'start' : 'end'} aria-hidden>
            {sign}
          </span>
          <input
            {...control}
            {...draft.refusal}
            ref={ref}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={draft.text}
            onChange={(event) => draft.type(event.currentTarget.value)}
            onBlur={draft.leave}
          />
        </Box>
      )}
    </Field>
  );
};

export interface NumberFieldProps extends Common {
  min?: number;
  max?: number;
  /** 1 by default. */
  step?: number;
  locale?: string;
  /** Adds buttons for one less and one more. */
  labels?: { decrease: string; increase: string };
}

const within = (value: number, min = -Infinity, max = Infinity) => Math.min(max, Math.max(min, value));

/** A number, typed or stepped (arrow keys, buttons). */
export const NumberField = (props: NumberFieldProps) => {
  const { min, max, step = 1, locale, labels, unreadableError, placeholder, ref, ...common } = props;
  const surrounding = useUiLocale();
  const language = locale ?? surrounding;
  const draft = useDraft(common, {
    format: (value) => new Intl.NumberFormat(language, { maximumFractionDigits: 6 }).format(value),
    parse: (text) => parseLocaleNumber(text, language),
  });
  const move = (by: number) => common.onChange(within((common.value ?? min ?? 0) + by, min, max));
  const stepKey = { ArrowUp: step, ArrowDown: -step } as Record<string, number>;
  return (
    <Field {...common} error={draft.isUnreadable ? (unreadableError ?? common.error) : common.error}>
      {(control) => (
        <Box>
          {labels ? (
            <IconButton label={labels.decrease} onPress={() => move(-step)} isDisabled={common.value === min}>
              <MinusIcon />
            </IconButton>
          ) : null}
          <input
            {...control}
            {...draft.refusal}
            ref={ref}
            role="spinbutton"
            aria-valuenow={common.value ?? undefined}
            aria-valuemin={min}
            aria-valuemax={max}
            inputMode="decimal"
            autoComplete="off"
            placeholder={placeholder}
            value={draft.text}
            onChange={(event) => draft.type(event.currentTarget.value)}
            onBlur={draft.leave}
            onKeyDown={(event) => {
              const by = stepKey[event.key];
              if (by === undefined || isComposing(event)) return;
              event.preventDefault();
              draft.leave();
              move(by);
            }}
          />
          {labels ? (
            <IconButton label={labels.increase} onPress={() => move(step)} isDisabled={common.value === max}>
              <PlusIcon />
            </IconButton>
          ) : null}
        </Box>
      )}
    </Field>
  );
};

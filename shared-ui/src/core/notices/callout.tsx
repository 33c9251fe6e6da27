import styled from '@emotion/styled';
import { InfoIcon, WarningCircleIcon, WifiSlashIcon } from '@posy/shared-ui/icons';
import type { ReactNode } from 'react';
import { color, type Hue } from '#tokens/token-names';

const Root = styled.div`
  display: flex;
  gap: 12px;
  padding: 14px 16px;
  border-radius: 12px;
  background: ${color.sunken};
  font-size: 0.9375rem;
  line-height: 1.45;
  & > svg {
    margin-block-start: 1px;
    color: ${color.inkSoft};
  }
  &[data-hue] {
    background: ${color.hue.wash};
    & > svg {
      color: ${color.hue.deep};
    }
  }
  &[data-tone='danger'] {
    background: ${color.dangerWash};
    & > svg {
      color: ${color.danger};
    }
  }
  & > div {
    flex: 1;
    min-inline-size: 0;
    display: grid;
    gap: 4px;
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: 6px;
`;

export interface CalloutProps {
  /** Recessed without one. */
  hue?: Hue;
  /** True for a failure, instead of a hue. */
  isDanger?: boolean;
  /** An information sign by default. */
  icon?: ReactNode;
  title?: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
  /** 'status' or 'alert' when it appears by itself. */
  role?: 'status' | 'alert' | 'note';
}

/** A sentence that is set apart. */
export const Callout = ({ hue, isDanger, icon, title, children, actions, role }: CalloutProps) => (
  <Root role={role} data-hue={hue} data-tone={isDanger ? 'danger' : undefined}>
    {icon ?? (isDanger ? <WarningCircleIcon weight="fill" /> : <InfoIcon />)}
    <div>
      {title ? <strong>{title}</strong> : null}
      {children ? <div>{children}</div> : null}
      {actions ? <Actions>{actions}</Actions> : null}
    </div>
  </Root>
);

const ErrorRoot = styled.p`
  display: flex;
  gap: 6px;
  font-size: 0.875rem;
  font-weight: 500;
  line-height: 1.4;
  color: ${color.danger};
  & > svg {
    margin-block-start: 2px;
  }
`;

/** One sentence below the invalid element. `isAlert` reads it out when it appears. */
export const InlineError = ({ id, isAlert, children }: { id?: string; isAlert?: boolean; children: ReactNode }) => (
  <ErrorRoot id={id} role={isAlert ? 'alert' : undefined}>
    <WarningCircleIcon size="s" weight="fill" />
    <span>{children}</span>
  </ErrorRoot>
);

const Bar = styled.div`
  /* Above pictures that extend behind the header. */
  position: relative;
  z-index: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 10px;
  padding: 10px 16px;
  background: ${color.primrose.wash};
  color: ${color.primrose.deep};
  border-block-end: 1px solid ${color.primrose.soft};
  font-size: 0.9375rem;
  font-weight: 550;
  & > span {
    flex: 1;
  }
  & a,
  & button {
    color: inherit;
    text-decoration-color: currentColor;
  }
`;

export interface OfflineBarProps {
  children: ReactNode;
  action?: ReactNode;
  /** A lost connection's sign by default. */
  icon?: ReactNode;
}

/** States below the header that there is no connection, and that changes are saved. */
export const OfflineBar = ({ children, action, icon }: OfflineBarProps) => (
  <Bar role="status">
    {icon ?? <WifiSlashIcon />}
    <span>{children}</span>
    {action}
  </Bar>
);

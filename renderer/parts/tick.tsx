import type { ReactNode } from 'react';
import { Checkbox, type CheckboxProps } from 'react-aria-components';
import { Icon } from './icon.tsx';

interface TickProps extends Omit<CheckboxProps, 'children' | 'className'> {
  readonly children: ReactNode;
}

/** A box with its words. */
export function Tick({ children, ...props }: TickProps): ReactNode {
  return (
    <Checkbox className="checkbox" {...props}>
      <span className="checkbox-box">
        <Icon name="check" size={11} />
      </span>
      {children}
    </Checkbox>
  );
}

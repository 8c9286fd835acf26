import { type ReactNode, useRef } from 'react';
import { Input, SearchField } from 'react-aria-components';
import { useActions } from '../actions/use-actions.ts';
import { useAddress } from '../address/use-address.ts';

/** Finds rows by a part of their name; `/` goes here, Esc clears and then leaves. */
export function FindField({ label }: { readonly label: string }): ReactNode {
  const { address, go } = useAddress();
  const input = useRef<HTMLInputElement>(null);
  useActions('View', [{ id: 'find', title: label, keys: '/', run: () => input.current?.focus() }]);
  return (
    <SearchField
      className="search-field find-field"
      aria-label={label}
      value={address.find}
      onChange={(find) => go({ find }, 'replace')}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && address.find === '') input.current?.blur();
      }}
    >
      <Input ref={input} className="input" placeholder={`${label}  /`} />
    </SearchField>
  );
}

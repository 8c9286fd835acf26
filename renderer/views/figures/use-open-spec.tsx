import { useMutation } from '@tanstack/react-query';
import { createContext, type ReactNode, useEffect, useRef } from 'react';
import { UserError } from '../../../analysis/model/user-error.ts';
import { useActions } from '../../actions/use-actions.ts';
import { addressOfSpec } from '../../address/figure-address.ts';
import { useAddress } from '../../address/use-address.ts';
import { useStable } from '../../parts/use-stable.ts';
import { useConnection } from '../../port/port-context.ts';

const ENDINGS = ['.yaml', '.yml', '.json'];
const MOST_BYTES = 1_000_000;

const isSpec = ({ name }: File): boolean => ENDINGS.some((ending) => name.toLowerCase().endsWith(ending));

/** Lets the person choose a file with a specification. */
export const OpenSpecContext = createContext<() => void>(() => {});

async function textOf(file: File): Promise<string> {
  if (file.size <= MOST_BYTES) return file.text();
  throw new UserError(
    'bad-input',
    `${file.name} is too large for a specification.`,
    'Results are imported in any other view: drop the file there, or press Import.',
  );
}

/** Opens specifications that are chosen or dropped on the view. `input` has to stand somewhere in it. */
export function useOpenSpec(): {
  readonly choose: () => void;
  readonly input: ReactNode;
  readonly error: Error | null;
} {
  const { go } = useAddress();
  const { port } = useConnection();
  const input = useRef<HTMLInputElement>(null);
  const open = useMutation({
    networkMode: 'always',
    mutationFn: async (file: File) => (await port.call('figure.read', { text: await textOf(file) })).spec,
    onSuccess: (spec) => go(addressOfSpec(spec)),
  });
  const choose = () => input.current?.click();
  useActions('Figures', [{ id: 'open', title: 'Open a specification', run: choose }]);
  useDroppedSpec(open.mutate);
  return {
    choose,
    error: open.error,
    input: (
      <input
        ref={input}
        type="file"
        hidden
        accept={ENDINGS.join(',')}
        aria-label="Specification of a figure"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) open.mutate(file);
          target.value = '';
        }}
      />
    ),
  };
}

/** Takes one dropped specification before the window takes it for results to import. */
function useDroppedSpec(onDrop: (file: File) => void): void {
  const take = useStable(onDrop);
  useEffect(() => {
    const drop = (event: DragEvent) => {
      const [file, ...more] = event.dataTransfer?.files ?? [];
      if (file === undefined || more.length > 0 || !isSpec(file)) return;
      event.preventDefault();
      take(file);
    };
    window.addEventListener('drop', drop, { capture: true });
    return () => window.removeEventListener('drop', drop, { capture: true });
  }, [take]);
}

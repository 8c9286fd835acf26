import type { ReactNode } from 'react';

const KINDS = { '+': 'added', '-': 'removed', '@': 'hunk' } as const;

function kindOf(line: string): string | undefined {
  if (/^(diff |index |--- |\+\+\+ |new file|deleted file|similarity|rename )/.test(line)) return 'head';
  return KINDS[line.charAt(0) as keyof typeof KINDS];
}

/** A patch as plain text; added and removed lines are told apart by their sign, the ground only repeats it. */
export function PatchView({ patch }: { readonly patch: string | null }): ReactNode {
  if (patch === null) return <p className="quiet-text padded">No patch came with this run.</p>;
  if (patch.trim() === '') return <p className="quiet-text padded">The agent left an empty patch.</p>;
  const lines = patch.split('\n').map((text, index) => ({ text, number: index + 1 }));
  return (
    <pre className="patch">
      {lines.map(({ text, number }) => (
        <span key={number} className="patch-line" data-kind={kindOf(text)}>
          {text}
          {'\n'}
        </span>
      ))}
    </pre>
  );
}

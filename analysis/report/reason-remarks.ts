import { grouped } from '../compare/grouped.ts';

const LISTED = 5;

/** Each reason once, with the rows it holds for: a remark for every number that is missing or a fallback. */
export function reasonRemarks(
  reasons: readonly { readonly label: string; readonly reason: string | null | undefined }[],
): readonly string[] {
  const known = reasons.flatMap(({ label, reason }) => (reason ? [{ label, reason }] : []));
  return [...grouped(known, ({ reason }) => reason)].map(([reason, rows]) => {
    const labels = [...new Set(rows.map(({ label }) => label))];
    const more = labels.length > LISTED ? ` and ${labels.length - LISTED} more` : '';
    return `${labels.slice(0, LISTED).join(', ')}${more}: ${reason}.`;
  });
}
